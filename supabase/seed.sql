-- The blog's first posts: those that visitors read, and an unpublished one that row-level security keeps from them.
-- Applied after the migrations by the Supabase CLI (supabase db reset) and by the embedded database, at each of its
-- starts. A slug is a post's address and its key here: it does not change once published.
--
-- `content_html` is stored as the editors' content tool exports it: with the title once more, the tool's own advertising, empty
-- blocks, attributes that no page needs, and in one post a picture that is gone. The website cleans it when it reads it. The classes article-... are the editors' choice:
-- docs/posts.md lists them.
-- Figures agree with src/content/costs.ts, facts.ts and yieldExample.ts: revise both together. Pictures: public/articles/, drawings: public/drawings/.

insert into public.content_posts (
  id, language_code, slug, title, meta_description, created_at, updated_at, featured_image, published, content_html
)
values
  (
    '00000000-0000-4000-8000-000000000001',
    'en',
    'what-buying-in-mallorca-really-costs',
    'What buying in Mallorca really costs',
    'What a home in Mallorca costs beyond its price, line by line, for a villa at €1,500,000 and at three other prices.',
    '2026-01-14 10:00:00+00',
    '2026-01-14 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/tax-stair.jpg" alt="Five blocks of pale stone on an oak table, as high as the five rates of the transfer tax, next to a ruler"><p>The transfer tax in stone, 1&nbsp;cm high for each percent and 1 cm wide for each €50,000.</p></div>
<h1 class="cw-title" data-block-id="b-101">What buying in Mallorca really costs</h1>
<p class="cw-lead" data-block-id="b-102">Taxes and fees add roughly 10–15% to the price of the homes we look for, from a million euros upward, before inspection, insurance, financing and works.</p>
<p data-block-id="b-103">For one villa we set out taxes and our fee to the euro and the other bills as a range.</p>
<p class="article-note">The rates are the law as of 2026. Your lawyer confirms them before you sign.</p>
<h2 id="transfer-tax" data-block-id="b-104">Transfer tax</h2>
<p>A resale home is subject to transfer tax (<em>impuesto sobre transmisiones patrimoniales</em>, ITP). In the Balearic Islands each rate applies only to the part of the price inside its band, as with income tax. The rates are 8% up to €400,000, 9% up to €600,000, 10% up to €1,000,000, 12% up to €2,000,000, and 13% above.</p>
<p>Above a million, every euro that we negotiate off the price saves you another 12 or 13 cents of tax, as long as the price stays above the cadastre’s reference value.</p>
<h2 data-block-id="b-110">The sum for a&nbsp;€1,500,000 villa</h2>
<p class="article-result"><span>Taxes and fees, with VAT</span> <strong>€163,250–183,699</strong> <span>10.9–12.2% of the price</span></p>
<ul class="article-ledger">
<li><span>Transfer tax</span> <strong>€150,000</strong> <span>€32,000, €18,000, €40,000 and €60,000 in the first four bands</span></li>
<li><span>Lawyer, 0.5–1.5% of the price</span> <strong>€7,500–22,500</strong></li>
<li><span>Notary</span> <strong>€950–1,650</strong></li>
<li><span>Land Registry</span> <strong>€800–1,200</strong></li>
<li><span>Gestoría</span> <strong>€200–1,000</strong> <span>the office that files the documents and pays the taxes for you</span></li>
<li><span>VAT (IVA) of 21% on these four bills</span> <strong>€1,985–5,534</strong></li>
<li><span>Our fee, 0.1% of the price</span> <strong>€1,815</strong> <span>with 21% VAT</span></li>
<li class="article-total"><span>Cash needed</span> <strong>€1,663,250–1,683,699</strong> <span>price included</span></li>
</ul>
<div class="article-drawing"><img src="/drawings/costs-en.svg" alt="Bars to scale: taxes and fees add up to 12.2% to the price. About four fifths of that is transfer tax, most of the rest is the lawyer, and a small end is notary, Land Registry, gestoría and our fee."><p>The shares to scale, with the highest bills. The lower bar enlarges the end of the upper one.</p></div>
<p>Notary and Land Registry charge by official scales, which add about €300 and €200, before VAT, for each million above the first. Rounded to €100, the cash needed for resale homes at other prices is:</p>
<ul class="article-ledger">
<li><span>At €1,000,000</span> <strong>€1,099,300–1,113,700</strong> <span>with a transfer tax of €90,000</span></li>
<li><span>At €2,000,000</span> <strong>€2,227,200–2,253,700</strong> <span>with a transfer tax of €210,000</span></li>
<li><span>At €3,000,000</span> <strong>€3,365,000–3,403,600</strong> <span>with a transfer tax of €340,000</span></li>
</ul>
<p>&nbsp;</p>
<h2 data-block-id="b-120">The price that the tax office uses</h2>
<p>The tax is calculated from the price or from the cadastre’s reference value (<em>valor de referencia</em>), whichever is higher. We look it up before the offer, at <a href="https://www.sedecatastro.gob.es" target="_blank" rel="noopener">sedecatastro.gob.es</a>, which asks for a Spanish electronic ID.</p>
<p class="article-note">You can contest the value only afterward, with an expert’s report.</p>
<h2 data-block-id="b-130">If the house is new</h2>
<p>A home that you buy from the developer as its first owner is subject to 10% VAT, due with each part of the price, and to stamp duty (AJD) on the deed. The stamp duty is 1.5% of a value below €1,000,000, and otherwise 2% of the whole value.</p>
<p class="article-note">At €1,500,000 these are €150,000 and €30,000, and the cash needed is €1,693,250–1,713,699. The rates have applied since January 2023.</p>
<h2 data-block-id="b-140">Commission, and our fee</h2>
<p>By custom the seller pays about 5% commission, which is included in the asking price. You pay us 0.1% of the price (0.121% with VAT). Most of our pay comes out of that commission, as the <a href="/en/pricing">pricing page</a> shows.</p>
<h2 data-block-id="b-150">What these sums leave out</h2>
<ul>
<li>An inspection by an architect and, if you finance, the bank’s appraisal and fees. Banks don’t finance the taxes.</li>
<li>Changing dollars, pounds or francs into euros. On a sum of this size, the difference between two rates can exceed the notary’s bill.</li>
<li>What the bank charges for a cashier’s check and an incoming transfer.</li>
<li>Insurance from the day of the deed.</li>
<li>The work that the house will need in its first two years. We put a figure on it after the first visit.</li>
</ul>
<h2 data-block-id="b-160">When each sum is due</h2>
<ol>
<li>At the start of the search you pay the first half of our fee, in the example €907.50 with VAT. The second half is due on the day of the deed.</li>
<li>With the deposit contract (<em>arras</em>) you pay about 10% of the price, €150,000 in the example.</li>
<li>On the day of the deed you pay the rest of the price and the notary, and leave the money for the tax with your lawyer or the gestoría.</li>
<li>Within a month of the deed, the transfer tax or the stamp duty is due.</li>
<li>Some weeks later you receive the Land Registry’s bill and the final account.</li>
</ol>
<p>For any other price, the <a href="/en/mallorca-guide#costs">calculator in our guide</a> works out these lines.</p>
<p class="cw-promo" data-block-id="b-199">Powered by <a href="https://contentwriter.example">Contentwriter</a></p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000002',
    'en',
    'nie-and-bank-account-from-the-united-states',
    'NIE and bank account from the United States',
    'How buyers in the United States get an ID number, an account and proof of funds for a house in Mallorca from home.',
    '2026-02-18 10:00:00+00',
    '2026-02-18 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/papers.jpg" alt="On an oak table: an application for the Spanish tax number (NIE), a bank’s certificate of an account with an empty IBAN, a fountain pen and a rubber stamp" width="1600" height="840"><p>An application for the NIE and a bank’s certificate, 1:1.</p></div>
<p><span style="font-size: 17px; color: #333333;">You can prepare for a purchase in Mallorca almost entirely from home. </span><span style="font-size: 17px; color: #333333;">What takes time is an ID number, a bank account, and proof of where the money comes from. </span><span style="font-size: 17px;">The proof can be ready long before you find a house. The number comes next, and then the account.</span></p>
<p class="article-note"><span style="color: #333333;">We describe the practice as of 2026 for buyers who live in the United States.</span></p>
<div class="article-drawing"><img src="/drawings/papers-en.svg" alt="What takes how long: the proof of funds is collected during the search. Once a house is found, the NIE takes 1–4 weeks, the bank account after it about 1 week, and the check for a military permit 1–2 weeks. The money arrives in Spain a week before the deed."><p>From the search to the deed, week by week. The filled part of a bar is the shortest time, the open part what the longest adds.</p></div>
<h2 style="text-align: left;"><span style="font-weight: 600;">The NIE</span></h2>
<p>The NIE (<em>número de identidad de extranjero</em>) is the number by which Spain identifies foreigners, for tax as well. Without it no deed can be registered and no tax paid. A couple buying together needs two. The NIE gives no right to live in Spain and makes nobody a tax resident.</p>
<p><span>You can apply at the Spanish consulate that is responsible for your state, at the National Police in Mallorca, or through a representative in Spain with your power of attorney.</span></p>
<ul class="article-ledger">
<li><span>Application</span> <strong>form EX-15</strong></li>
<li><span>Identity</span> <strong>passport and a copy</strong></li>
<li><span>Fee, with its receipt</span> <strong>form 790, code 012</strong></li>
<li><span>Reason</span> <strong>the offer or the draft contract</strong></li>
</ul>
<p>Consulates differ in what else they ask for. The <a href="https://www.exteriores.gob.es" target="_blank">Spanish foreign ministry</a> links to your consulate’s list. Ask whether yours accepts another reason before you have an offer. Write your name exactly as it appears in the passport, middle name included, so that the deed, the account and the tax receipt agree.</p>
<p class="article-result"><span>From the application to the number</span> <strong>1–4 weeks</strong> <span>after a wait for the appointment</span></p>
<p></p>
<h2 style="text-align: left;"><span style="font-weight: 600;">The account, and why some banks hesitate</span></h2>
<p><span style="color: #333333;">You pay the price from a Spanish account, by transfer or with a cashier’s check (<em>cheque bancario</em>), and later the bills of the house. </span>A non-resident needs a passport, an NIE and evidence of income and assets to open it. A US citizen also signs Form W-9. Under the US law FATCA, foreign banks report the accounts of US persons, and some prefer not to have such accounts. With every document in hand, opening takes about a week.</p>
<p>Ask in writing before you apply:</p>
<ol>
<li>Do you accept US citizens as non-resident customers, and who at the bank has opened such an account before?</li>
<li>What does a cashier’s check for the price cost?</li>
<li>What does an incoming transfer of this size cost, and which documents will your compliance department want with it?</li>
</ol>
<p>A bank can hold money that arrives without documents, even beyond the day of the deed. Agree on the exchange rate before you send the money.</p>
<h2 style="text-align: left;"><span style="font-weight: 600;">Where the money comes from</span></h2>
<p>Banks, lawyers and notaries have to know the origin of the funds (Law 10/2010). Collect the documents before the offer:</p>
<ul class="article-ledger">
<li><span>Your money</span> <strong>statements of the account</strong></li>
<li><span>Your income</span> <strong>the most recent tax returns</strong></li>
<li><span>A sale</span> <strong>its closing statement</strong></li>
<li><span>A gift, an inheritance, a trust</span> <strong>deed or will</strong></li>
</ul>
<p>The bank may want sworn translations into Spanish. If a trust or an LLC is to be the buyer, ask your lawyer and your tax adviser in the first week. The answer can change whose name goes on the deed.</p>
<p><br></p>
<h2 style="text-align: left;"><span style="font-weight: 600;">Signing without flying</span></h2>
<p>With a power of attorney your lawyer can apply for the NIE, open the account if the bank allows it, and sign the deed. Have the lawyer draft it in English and Spanish, limited to named acts and one named property. Signed before a US notary, it needs the apostille (Hague Convention of 1961) of the state in which it was notarized and, if the Spanish notary asks for one, a sworn translation. Signed at a Spanish consulate, it needs no apostille.</p>
<h2 style="text-align: left;"><span style="font-weight: 600;">What a US passport changes</span></h2>
<p><strong>The military permit.</strong> You may need one for rural land. Our <a href="/en/blog/buying-a-finca-from-outside-the-eu">notes on rural land</a> say when, and what the deposit contract should then provide.</p>
<p><strong>The right to stay.</strong> A house doesn’t bring a visa. Without a residence permit you may spend 90 days in any 180 in the Schengen area. From 183 days in a year you are as a rule a tax resident of Spain.</p>
<p><strong>What you report at home.</strong> An account in Spain usually means an FBAR, and there may be more. Limits and dates are in our notes on the <a href="/en/blog/taxes-after-the-purchase">taxes after the purchase</a>.</p>
<p>Next comes the <a href="/en/blog/arras-contract-before-you-sign">deposit contract</a>. Read what it commits you to, and have about 10% of the price ready in euros.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000003',
    'de',
    'kaufnebenkosten-auf-mallorca',
    'Kaufnebenkosten auf Mallorca im Vergleich',
    'Zwei Häuser auf Mallorca mit gut zehn bis gut dreizehn Prozent Nebenkosten, gerechnet mit IVA und unserem Honorar.',
    '2026-03-11 10:00:00+00',
    '2026-03-11 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/tax-stair.jpg" alt="Fünf Blöcke aus hellem Stein auf einem Eichentisch, so hoch wie die fünf Sätze der Grunderwerbsteuer, daneben ein Maßstab"><p>Die Grunderwerbsteuer in Stein, 1&nbsp;cm hoch je Prozent und 1 cm breit je 50.000 €.</p></div>
<h1><span class="titel">Kaufnebenkosten auf Mallorca im Vergleich</span></h1>
<p class="intro" data-author="redaktion">Manche Nebenkosten auf Mallorca kennen Sie aus Deutschland, andere nicht. Die Steuer ist meist höher, und eine Maklerprovision zahlt der Käufer in der Regel nicht. Wir rechnen sie für zwei Häuser vor, mit Mehrwertsteuer (IVA) und unserem Honorar.</p>
<p class="article-note">Die Sätze gelten im Jahr 2026. Vor der Unterschrift bestätigt sie Ihnen Ihr Anwalt.</p>
<h2>Die Grunderwerbsteuer ist gestaffelt</h2>
<p>In Deutschland hat jedes Bundesland einen Satz für den ganzen Preis. Auf den Balearen gilt bei Bestandsimmobilien jeder Satz der Grunderwerbsteuer (<em>impuesto sobre transmisiones patrimoniales</em>, kurz ITP) nur für den Teil des Preises, der in seine Stufe fällt. Die Sätze betragen 8&nbsp;% bis 400.000 €, 9&nbsp;% bis 600.000 €, 10&nbsp;% bis 1.000.000 €, 12&nbsp;% bis 2.000.000 € und 13&nbsp;% darüber.</p>
<p>&nbsp;</p>
<h2>Stadthaus und Villa, durchgerechnet</h2>
<h3>Ein Stadthaus für 1.200.000 €</h3>
<p class="article-result"><span>Nebenkosten, mit IVA</span> <strong>124.890–141.709 €</strong> <span>10,4–11,8&nbsp;% des Preises</span></p>
<ul class="article-ledger">
<li><span>Grunderwerbsteuer, im Schnitt 9,5&nbsp;%</span> <strong>114.000 €</strong></li>
<li><span>Anwalt, 0,5–1,5&nbsp;% des Preises</span> <strong>6.000–18.000 €</strong></li>
<li><span>Notar</span> <strong>860–1.560 €</strong></li>
<li><span>Grundbuchamt</span> <strong>740–1.140 €</strong></li>
<li><span>Gestoría</span> <strong>200–1.000 €</strong> <span>das Büro, das Unterlagen einreicht und Steuern für Sie zahlt</span></li>
<li><span>21&nbsp;% IVA auf diese vier Rechnungen</span> <strong>1.638–4.557 €</strong></li>
<li><span>Unser Honorar, 0,1&nbsp;% des Preises</span> <strong>1.452 €</strong> <span>mit 21&nbsp;% IVA</span></li>
<li class="article-total"><span>Kapitalbedarf</span> <strong>1.324.890–1.341.709 €</strong> <span>mit dem Kaufpreis</span></li>
</ul>
<div class="article-drawing"><img src="/drawings/costs-de.svg" alt="Maßstäbliche Balken: Die Nebenkosten betragen bis zu 11,8 % des Preises. Rund vier Fünftel sind Grunderwerbsteuer, vom Rest bekommt der Anwalt das meiste, den kleinen Teil Notar, Grundbuchamt, Gestoría und wir."><p>Die Anteile maßstäblich, bei den höchsten Rechnungen. Der untere Balken vergrößert das Ende des oberen.</p></div>
<h3>Eine Villa für 2.500.000 €</h3>
<ul class="article-ledger">
<li><span>Grunderwerbsteuer, im Schnitt 11&nbsp;%</span> <strong>275.000 €</strong></li>
<li><span>Nebenkosten insgesamt, mit IVA</span> <strong>296.115–328.664 €</strong> <span>11,8–13,1&nbsp;% des Preises</span></li>
<li class="article-total"><span>Kapitalbedarf</span> <strong>2.796.115–2.828.664 €</strong></li>
</ul>
<p>Notar und Grundbuchamt rechnen nach amtlichen Tarifen ab. Je Million über der ersten verlangt der Notar rund 300 € mehr, das Grundbuchamt rund 200 €, zuzüglich IVA.</p>
<p class="article-note">Beim Neubau zahlen Sie statt der Grunderwerbsteuer 10&nbsp;% Mehrwertsteuer und die Stempelsteuer (1,5&nbsp;% bei einem Wert unter 1.000.000 €, sonst 2&nbsp;% des ganzen Preises).</p>
<h2>Was beim Notar anders ist</h2>
<p>Der spanische Notar ist wie der deutsche ein neutraler Amtsträger, und Sie als Käufer wählen ihn aus, etwa aus dem Verzeichnis des <a href="https://www.notariado.org" target="_blank">Generalrats der spanischen Notare</a>. Anders als in Deutschland gilt:</p>
<ul>
<li><strong>Er entwirft den Vertrag nicht mit Ihnen.</strong> Was wirtschaftlich zählt, haben Sie Wochen vorher im privatschriftlichen <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a> (<em>contrato de arras</em>) vereinbart.</li>
<li><strong>Eine Auflassungsvormerkung gibt es nicht.</strong> Verlangen Sie, dass der Notar die Urkunde noch am selben Tag beim Grundbuchamt einreicht.</li>
</ul>
<p>Ob Pool und Gästehaus genehmigt sind, geht aus der Kaufurkunde (<em>escritura</em>) nicht hervor. Das klärt ein Anwalt, den Sie selbst beauftragen.</p>
<h2>Der Referenzwert des&nbsp;Katasters</h2>
<p>Besteuert wird der Kaufpreis oder, falls höher, der Referenzwert des Katasters (<em>valor de referencia</em>), den die Behörde jährlich neu festlegt. Wir schlagen ihn vor dem Kaufangebot bei der <a href="https://www.sedecatastro.gob.es" target="_blank">spanischen Katasterbehörde</a> nach, die dafür einen spanischen elektronischen Ausweis verlangt.</p>
<p class="article-note">Anfechten lässt sich der Wert erst nach der Zahlung, mit einem Gutachten.</p>
<p></p>
<h2>Wann welcher Betrag fällig wird</h2>
<ol>
<li><strong>Zu Beginn der Suche</strong> zahlen Sie die Hälfte unseres Honorars von 0,121&nbsp;% des Kaufpreises, IVA eingeschlossen (0,1&nbsp;% netto), den Rest bei der Beurkundung. Den größeren Teil unserer Vergütung erhalten wir aus der Verkäuferprovision, die im Angebotspreis enthalten ist. Wie viel das ist, lesen Sie unter <a href="/de/preise">Preise</a>.</li>
<li><strong>Mit dem Anzahlungsvertrag</strong> zahlen Sie rund 10&nbsp;% des Preises an. Bei 1.200.000 € sind das 120.000 €.</li>
<li><strong>Im Notartermin</strong> zahlen Sie den restlichen Kaufpreis, den Notar und einen Vorschuss für Steuer und Grundbuch, den Ihr Anwalt oder die Gestoría später abrechnet.</li>
<li><strong>Binnen eines Monats nach der Beurkundung</strong> ist die Grunderwerbsteuer zu zahlen. Ohne Zahlungsbeleg trägt das Grundbuchamt Sie nicht ein.</li>
</ol>
<p>Spanische Banken leihen Nichtresidenten 60 bis 70&nbsp;% des Schätzwerts oder des niedrigeren Kaufpreises und finanzieren weder Steuern noch Gebühren.</p>
<p class="article-note">Zahlungen von mehr als 50.000 € an Empfänger im Ausland sind der Bundesbank zu melden, auch von Privatpersonen (§ 67 der Außenwirtschaftsverordnung).</p>
<h2>Was in dieser Summe fehlt</h2>
<p>Hinzu kommen der Architekt, der das Haus begutachtet, die Gebühren der Bank für Scheck oder Überweisung, ein Dolmetscher oder eine Vollmacht, bei einem Darlehen dessen Wertgutachten und Gebühren, die Versicherung ab der Beurkundung und die Arbeiten am Haus.</p>
<p>Für jeden anderen Preis rechnet der <a href="/de/mallorca-ratgeber#costs">Kostenrechner im Mallorca-Ratgeber</a> die Posten aus.</p>
<p style="font-size:12px;color:#999">Erstellt mit Contentwriter</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000004',
    'en',
    'arras-contract-before-you-sign',
    'The arras contract, read before signing',
    'Which kind of arras protects a buyer who pays about 10% down, and which conditions in the contract return the money.',
    '2026-04-09 10:00:00+00',
    '2026-04-09 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/contract.jpg" alt="A Spanish deposit contract on an oak table: its two pages, a fountain pen at the line for the buyer, and a cashier’s check that is not filled in"><p>A deposit contract and a cashier’s check, 1:1.</p></div>
<h1><span>The arras contract,</span> <span>read before signing</span></h1>
<p>In Mallorca the terms of a purchase are settled in a private deposit contract (<em>contrato de arras</em>), weeks before the deed and with about 10% of the price. By the time you meet the notary there is little left to negotiate.</p>
<h2>Which kind of arras</h2>
<p>Spanish law recognizes several kinds, and the word alone doesn’t say which one you have signed.</p>
<ul>
<li><strong>Arras penitenciales</strong> (Civil Code, article 1454) let either side withdraw. A buyer who withdraws loses the deposit, and a seller who withdraws repays double.</li>
<li><strong>Arras confirmatorias</strong> are a first payment. Neither side may withdraw. If one doesn’t perform, the other can insist on the sale or on damages.</li>
<li><strong>Arras penales</strong> are an agreed penalty for breach. The wording decides whether the sale itself can still be demanded.</li>
</ul>
<div><br></div>
<p>You have the first kind only if the contract says so, ideally by naming the article. If the contract is silent, Spanish courts read the deposit as a partial payment of the price, and neither side may withdraw. If you may have to withdraw yourself, arras penitenciales limit what you owe the seller to the deposit. What you have paid advisers and the bank is lost as well.</p>
<p class="article-note">This is the law as of 2026. Before you transfer anything, have your lawyer confirm in writing which kind of arras you are signing.</p>
<h2>What the sums look like</h2>
<p class="article-result"><span>Your deposit at a price of €1,500,000</span> <strong>€150,000</strong> <span>10%, under article 1454</span></p>
<div class="article-drawing"><img src="/drawings/deposit-en.svg" alt="Four cases, as parts of the price of €1,500,000: you sign, and the seller has the deposit of €150,000; you withdraw, and the seller keeps it; the seller withdraws, and pays you €300,000; the purchase is completed, and €1,350,000 is left to pay at the notary."><p>Each bar is the price of €1,500,000.</p></div>
<p>Before you sign, settle everything that could still stop the purchase, or write it into the contract as a condition.</p>
<h2>The conditions that bring your deposit back</h2>
<p>The contract should say that it ends, and that the deposit is returned in full, if a condition isn’t met by its date. The seller is free to refuse a condition, so keep it short and provable.</p>
<ol>
<li><strong>Financing.</strong> A bank needs four to eight weeks from the complete application, and starts from its own appraisal or your price, whichever is lower. Name the amount, the date, and the document that proves a refusal.</li>
<li><strong>Military permit.</strong> Buyers from outside the European Economic Area may need one for rural land.</li>
<li><strong>Documents of the house.</strong> Whatever is missing today and promised for later, such as the certificate of occupancy or the permit for the pool.</li>
<li><strong>The vacation-rental license.</strong> If you count on the rent, the contract names its number and guest places, and requires proof that it can pass to you.</li>
<li><strong>Building inspection.</strong> If the architect hasn’t yet been in the house, the contract says which finding allows you to withdraw.</li>
</ol>
<h2>What else the contract needs</h2>
<ul>
<li>The Land Registry entry and the cadastral reference of everything that is sold, annexes and parking included.</li>
<li>The handover of a vacant house, free of mortgages and of other liens and encumbrances, with taxes and community fees paid and a list of the furniture.</li>
<li>The last date for the deed, the notary, and what happens if one side needs a little longer. The <a href="/en/mallorca-guide#step-arras">Mallorca guide</a> has the steps in between.</li>
<li>Who pays what. You pay the transfer tax and usually the notary and the Land Registry. The seller owes the municipal tax on the rise in land value (<em>plusvalía</em>) by law, and the agent’s commission by custom.</li>
<li>The withholding. If the seller isn’t a tax resident of Spain, you have to withhold 3% of the price and pay it to the tax office within a month. If that seller is a private person, the town collects the plusvalía from you, so agree how much you hold back for it.</li>
</ul>
<h2>Who holds the deposit</h2>
<p>Escrow companies are rare here. Unless the contract says otherwise, the deposit goes straight to the seller, and getting it back depends on whether the seller can pay. You can agree that a notary or a lawyer’s trust account holds it, or that you pay only part of it until a condition is met.</p>
<p>The contract appears in no register, and stops neither the seller’s creditors nor a second buyer. So we order a fresh extract from the Land Registry (<em>nota simple</em>) on the day of the signature, through the <a href="https://www.registradores.org" target="_blank" rel="noopener noreferrer">registrars’ own service</a>, and keep the time until the deed as short as the bank and the permits allow.</p>
<h2>And the reservation before it?</h2>
<p>Many agents present a reservation form at the second viewing. Some of these forms are already arras, so have your lawyer read yours first. A reservation worth signing takes the house off the market for a fixed number of days, states the price, and returns the money if the documents aren’t as described.</p>
<div>&nbsp;</div>
<p>What we contribute, and the steps from the offer to the keys, are on our page about <a href="/en/services/buyer-representation">buyer representation</a>.</p>
<div class="generator-note">Generated by Contentwriter</div>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000005',
    'de',
    'neubau-oder-bestand-auf-mallorca',
    'Neubau oder Bestand auf Mallorca',
    'Wie sich Neubau und Bestand auf Mallorca bei Steuer, Zahlung, Haftung und Unterlagen unterscheiden, mit Beispiel.',
    '2026-05-20 10:00:00+00',
    '2026-05-20 10:00:00+00',
    null,
    true,
    $html$
<h1>Neubau oder Bestand auf Mallorca</h1>
<div class="article-picture"><img class="bild-gross article-opening article-above" src="/articles/new-development.jpg" alt="Modell dreier Neubauten: fertig, in Gips und als Skelett aus Eiche" data-src-large="new-development@2x" style="width:100%"><p>Drei Häuser in drei Zuständen, 1:100.</p></div>
<p>Ein Neubau wird anders besteuert und bezahlt als ein Bestandshaus, und für Schäden am Tragwerk haftet der Bauträger zehn Jahre lang.</p>
<p class="article-note">Die Angaben gelten im Jahr 2026 und ersetzen keine Rechts- oder Steuerberatung.</p>
<h2 id="steuern">Grunderwerbsteuer oder Mehrwertsteuer</h2>
<p>Für eine Bestandsimmobilie zahlen Sie Grunderwerbsteuer (ITP), auf den Balearen gestaffelt von 8 bis 13&nbsp;%. Für einen Neubau, den Sie vom Bauträger als Ersterwerber kaufen, zahlen Sie stattdessen 10&nbsp;% Mehrwertsteuer (IVA) und auf die Urkunde Stempelsteuer (AJD). Sie beträgt seit Januar 2023 bei einem Wert unter 1.000.000 € 1,5&nbsp;%, sonst 2&nbsp;% des ganzen Preises. Bei 1.800.000 € sieht das so aus:</p>
<ul class="article-ledger">
<li><span>Bestand, auf die erste Million</span> <strong>90.000 €</strong></li>
<li><span>12&nbsp;% auf die weiteren 800.000 €</span> <strong>96.000 €</strong></li>
<li class="article-total"><span>Grunderwerbsteuer, 10,3&nbsp;%</span> <strong>186.000 €</strong></li>
<li><span>Neubau, Mehrwertsteuer von 10&nbsp;%</span> <strong>180.000 €</strong></li>
<li><span>Stempelsteuer, 2&nbsp;%</span> <strong>36.000 €</strong></li>
<li class="article-total"><span>Beide Steuern, 12&nbsp;%</span> <strong>216.000 €</strong></li>
<li><span>Kapitalbedarf Bestand</span> <strong>2.001.609–2.025.688 €</strong></li>
<li><span>Kapitalbedarf Neubau</span> <strong>2.031.609–2.055.688 €</strong> <span>beide mit Preis, Honoraren und Steuern</span></li>
</ul>
<p class="article-result"><span>So viel mehr kostet der Neubau bei gleichem Preis</span> <strong>30.000 €</strong></p>
<p>Der Durchschnittssatz der Grunderwerbsteuer steigt mit dem Preis, Mehrwert- und Stempelsteuer bleiben ab 1.000.000 € zusammen bei 12&nbsp;%. Bei 5.000.000 € sind beide gleich hoch, darüber sind die Steuern auf den Neubau niedriger.</p>
<div class="article-drawing"><img src="/drawings/new-or-resale-de.svg" alt="Maßstäbliche Balken bei 1.800.000 €: 186.000 € Grunderwerbsteuer beim Bestand, 216.000 € Mehrwert- und Stempelsteuer beim Neubau, 30.000 € mehr. Darunter beide Steuern als Anteil an Preisen von 1.000.000 € bis 8.000.000 €: Bei 5.000.000 € sind sie gleich hoch, darüber ist der Neubau günstiger."><p>Oben sehen Sie maßstäblich die Steuern auf 1.800.000 €, beim Neubau mit der Stempelsteuer am Ende, unten ihren Anteil am Preis.</p></div>
<p>Das frisch renovierte Haus eines gewerblichen Verkäufers wird wie Bestand besteuert, sofern die Sanierung nach dem Gesetz nicht als grundlegend gilt. Lassen Sie sich schriftlich geben, welche Steuer zum Preis hinzukommt.</p>
<p>&nbsp;</p>
<h2 id="zahlung">In zwei Zahlungen oder in Raten</h2>
<p>Beim Bestand zahlen Sie rund 10&nbsp;% mit dem Anzahlungsvertrag (<em>contrato de arras</em>) und den Rest im Notartermin. Wer vor dem Bau kauft, zahlt über Monate, und zu jeder Rate kommen 10&nbsp;% Mehrwertsteuer.</p>
<p>Anders als nach der deutschen Makler- und Bauträgerverordnung sind die Raten nicht gesetzlich nach Baufortschritt gestaffelt. Dafür verlangt das spanische Gesetz, dass Ihre Zahlungen während der Bauzeit durch Bankbürgschaft oder Versicherung gesichert sind. Prüfen Sie vor der ersten Rate:</p>
<ol>
<li>Die Bürgschaft oder Police lautet auf Ihren Namen und deckt jede Rate samt Mehrwertsteuer, auch die Reservierung.</li>
<li>Die Baugenehmigung ist erteilt und nicht nur beantragt.</li>
<li>Der Vertrag nennt einen Fertigstellungstermin und sagt, was geschieht, wenn er verstreicht.</li>
</ol>
<div><br></div>
<h2 id="haftung">Wer haftet, und wie lange</h2>
<p>Für Neubauten gilt das spanische Baugesetz (<em>Ley de Ordenación de la Edificación</em>, Artikel 17 und 18). Danach haftet Ihnen der Bauträger in jedem Fall mit. Die Fristen beginnen mit der Abnahme des Bauwerks, auch wenn Sie später kaufen oder einziehen:</p>
<ul class="article-ledger">
<li><span>Ausführungsmängel an Oberflächen und Ausbau</span> <strong>1 Jahr</strong></li>
<li><span>Mängel an Bauteilen und Installationen, die die Bewohnbarkeit beeinträchtigen</span> <strong>3 Jahre</strong></li>
<li><span>Schäden am Tragwerk, die die Standfestigkeit gefährden</span> <strong>10 Jahre</strong></li>
</ul>
<p>Ihr Anspruch verjährt zwei Jahre, nachdem der Schaden aufgetreten ist. Für die zehn Jahre muss der Bauträger bei Wohngebäuden eine Versicherung abschließen (<em>seguro decenal</em>). Lassen Sie sich die Police zeigen. Wer ein Einfamilienhaus für sich selbst baut, braucht sie nicht. Verkauft er es vor Ablauf der zehn Jahre, klärt Ihr Anwalt, was an ihre Stelle tritt.</p>
<p>Für den Bestand gilt das Zivilgesetzbuch (Artikel 1485 und 1490). Die Frist für versteckte Mängel ist mit sechs Monaten ab Übergabe kurz, und private Verkäufer können die Haftung für Mängel ausschließen, die sie selbst nicht kannten. Lassen Sie deshalb vorher einen Architekten ins Haus.</p>
<h2 id="unterlagen">Welche Unterlagen dazugehören</h2>
<p><strong>Zum Neubau gehören</strong> die Neubauerklärung (<em>declaración de obra nueva</em>) im Grundbuch, die Fertigstellungsbescheinigung der Bauleitung, die Bescheinigung der Gemeinde, dass wie genehmigt gebaut wurde, die Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>), der Energieausweis und das Gebäudebuch (<em>libro del edificio</em>).</p>
<p><strong>Beim Bestand prüfen wir</strong> den Grundbuchauszug (<em>nota simple</em>, online bei der <a href="https://www.registradores.org" target="_blank">Kammer der spanischen Grundbuchführer</a>), vergleichen Kataster und Baugenehmigungen mit dem Haus und verlangen eine gültige Bewohnbarkeitsbescheinigung und Nachweise über Umbauten wie die verglaste Terrasse. In einer Eigentümergemeinschaft kommen Satzung, Protokolle und die Bescheinigung über das bezahlte Hausgeld hinzu.</p>
<p>Wie wir ein Haus vor dem Kaufangebot prüfen, lesen Sie unter <a href="/de/leistungen/kaeufervertretung">Käufervertretung</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000006',
    'en',
    'what-a-licensed-villa-can-earn',
    'What a villa with a rental license can earn',
    'How to check the rental license of a villa in Mallorca, and what is left of its rent after costs and Spanish tax.',
    '2026-06-11 10:00:00+00',
    '2026-06-11 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img src="/articles/villa.jpg" alt="Architectural model of a modern villa with a long pool among pines" class="article-opening article-above wp-image-412 size-full" loading="lazy" data-id="412"><p>Model of a villa, 1:100.</p></div>
<p class="has-text-align-left">Many villas priced above a million euros are advertised with a rental income. This is what is left of it in one example, and what to ask before you count on it.</p>
<h2 class="wp-block-heading">What it can earn</h2>
<p>In our example a villa bought for €2,000,000 is rented out for 23 weeks of the year.</p>
<p class="article-result"><span>Left of €172,600 in rent, before your income tax</span> <strong>€85,335</strong> <span>4.3% net on the price, 3.8% with purchase costs</span></p>
<p>From an owner who lives outside the EU and the EEA, Spain then takes 24% of the whole rent, which leaves €43,911, or 2.2%. A resident of the EU or the EEA keeps €65,872 after 19% of the net rent, with yearly costs deducted for the 161 rented days only. For the other 204 days the tax on own use is due as well: on a cadastral value of €600,000, €885–1,610 at 24% or €701–1,274 at 19%. Income tax at home isn’t included.</p>
<div class="article-drawing"><img src="/drawings/yield-en.svg" alt="Bars to scale: from a gross rent of €172,600 go €47,465 for bookings and management, €9,200 for cleaning, €12,600 for utilities, pool and garden, €6,000 for property tax, garbage fee, insurance and the accountant, and €12,000 for repairs. Net, €85,335 is left."><p>One year of the villa, to scale. Rents and costs are assumed, and costs include VAT.</p></div>
<p>Our analyses of licensed houses that are run well came to 4–6% net a year on the price, without purchase costs and before income tax. If the owners keep two summer weeks, the example falls to 3.5%. None of this is guaranteed.</p>
<h2 class="wp-block-heading">The license belongs to the house</h2>
<p>Renting to vacation guests requires an ETV (<em>estancia turística en vivienda</em>), a license that is tied to the dwelling and to a number of guest places, the <em>plazas</em>. Without one, you may neither rent the house out to vacation guests nor advertise it (Law 8/2012).</p>
<p>No guest places have been added in Mallorca since 2022. Apartments in multi-family buildings get no new licenses, nor does any home in Palma. So count only on a license that the house already has.</p>
<p class="article-note">As of 2026. The <a href="https://www.caib.es" target="_blank">Balearic government</a> and the <a href="https://www.conselldemallorca.es" target="_blank">island council</a> publish the rules; have a lawyer confirm them for the address.</p>
<p>From July 2025, platforms also asked for a national registration number. The Supreme Court annulled that register on May 19, 2026 (judgment 620/2026), so ask each platform which number it now wants.</p>
<p></p>
<h2 class="wp-block-heading">What to ask about a license</h2>
<ol>
<li><strong>Does the number exist?</strong> We look it up in the island council’s register and compare the holder and the address.</li>
<li><strong>How many places does it have?</strong> Compare them with the bedrooms and the certificate of occupancy, and use the smallest figure.</li>
<li><strong>What does it cover?</strong> Check whether a second building on the plot is included.</li>
<li><strong>Does it end?</strong> Some types have an expiration date.</li>
<li><strong>Does it pass to you?</strong> You have to notify the island council of the change of owner. Your lawyer must confirm it.</li>
<li><strong>Is anything pending?</strong> An inspection, a fine, a pool without a permit.</li>
</ol>
<p>If you count on the rent, ask for the deposit contract (<em>arras</em>) to be conditional on the number, the guest places and proof that the license can pass to you. If the seller agrees and one of these fails, the deposit is owed back to you, so ask that a notary hold it.</p>
<h2 class="wp-block-heading">What to deduct from a seller’s figures</h2>
<p>When a seller shows you rents, ask for the statements behind them. Deduct your own weeks, empty weeks, any community fees and the costs of <a href="/en/services/investment-analysis">our example, line by line</a>. The rent is taxed in Spain and declared at home too, as our notes on the <a href="/en/blog/taxes-after-the-purchase">taxes after the purchase</a> explain.</p>
<h2 class="wp-block-heading">And without a license?</h2>
<p>Without an ETV you may rent out a house by the year, or for a season to a tenant who can document a reason, such as work or study. It earns less. A tenant who lives there permanently may stay for five years, or seven if a company owns the house, even if the lease says one (Law 29/1994, article 9). Above 300 m² (about 3,200 square feet) or at a yearly rent above 5.5 times the annual minimum wage, the lease decides (article 4).</p>
<p>&nbsp;</p>
<p class="has-small-font-size">Published with Contentwriter</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000007',
    'en',
    'choosing-a-region-in-mallorca',
    'Choosing a region in Mallorca',
    'How to choose by the months you will spend there, what houses cost in six regions of Mallorca, and what to check in each.',
    '2026-08-20 10:00:00+00',
    '2026-08-20 10:00:00+00',
    '/articles/regions.jpg',
    true,
    $html$
<h1 style="line-height:1.15">Choosing a region in Mallorca</h1>
<div class="article-picture"><img class="article-opening article-above" src="/articles/regions.jpg" alt="Relief model of Mallorca on an oak table, its six regions drawn apart"><p>Mallorca and its six regions, 1:100,000.</p></div>
<p>Mallorca is small, but its regions differ in price and in how much is open in winter.</p>
<h2>Before you look at the map</h2>
<ol>
<li><strong>In which months will you be here?</strong> In some places almost everything is closed in January.</li>
<li><strong>How long will you stay each time?</strong> For weekends you’ll want a short drive from the airport.</li>
<li><strong>What do you need nearby?</strong> If you need a school, a boat slip or a doctor, some regions drop out.</li>
<li><strong>Does the house have to earn money?</strong> Then count only on a vacation-rental license (ETV) that the house already has.</li>
</ol>
<p>&nbsp;</p>
<h2>Prices, and what to check</h2>
<div class="article-drawing"><img src="/drawings/regions-en.svg" alt="Map of Mallorca with the price ranges of the six regions: South €800K–5M+, Southwest €1.5M–15M+, West €1M–10M+, North €700K–8M+, Northeast €600K–4M+, Central €1M–12M+."><p>Examples of asking prices for houses and apartments, by our own estimate. We search from €1&nbsp;million, also where a range begins lower; the darker regions begin there or above. Boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-&#8288;atlas. Coastline: GSHHG (Wessel &amp; Smith), LGPL.</p></div>
<ul>
<li><strong>South.</strong> Listen to the street in Palma at midnight, and look up the flight paths.</li>
<li><strong>Southwest.</strong> Ask what may still be built in front of the view.</li>
<li><strong>West.</strong> Check access, water and how long the winter sun reaches the valley.</li>
<li><strong>North.</strong> Ask whether a rental license can pass to you.</li>
<li><strong>Northeast.</strong> Look at the flood map and the line of the coastal protection zone.</li>
<li><strong>Central.</strong> Ask for the permit of each building on <a href="/en/blog/buying-a-finca-from-outside-the-eu">rural land</a>.</li>
</ul>
<h2>How to choose between two</h2>
<ul>
<li><strong>Drive on a Tuesday.</strong> Go from the airport to the house and on to the school or the harbor, at the time of day you would actually make the trip.</li>
<li><strong>Walk to the shop.</strong> Go without an agent.</li>
<li><strong>Compare with one budget.</strong> Ask for one real house in each region at the same total cost, tax included.</li>
</ul>
<p class="article-note">The <a href="/en/mallorca-guide#costs">calculator in our guide</a> shows the tax.</p>
<h2>Land and permit</h2>
<p>In every region, find out whether the plot is urban or rural, which the town’s planning office confirms in writing, and whether the house in the photographs is the house in the permit. Our <a href="/en/services/ai-search/specimen">specimen dossier</a> compares house and permit.</p>
<p><br></p>
<p>Our <a href="/en/mallorca-guide#region-south">guide</a> says whom each region suits and what else to check there.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000008',
    'de',
    'finca-auf-laendlichem-boden',
    'Eine Finca auf ländlichem Boden kaufen',
    'Was Grundbuch, Kataster und Bauakte über eine Finca sagen und warum Sie alle drei vor dem Kaufangebot vergleichen.',
    '2026-09-16 10:00:00+00',
    '2026-09-16 10:00:00+00',
    '/articles/finca.jpg',
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/finca.jpg" alt="Weißes Modell einer Finca mit Pool, Anbau und Poolhaus in Rot"><p>Finca, 1:100. Rot ist, was keine Genehmigung hat.</p></div>
<p class="absatz absatz--gross">Außerhalb der Dörfer ist auf Mallorca fast alles ländlicher Boden (<em>suelo rústico</em>), auf dem ein Wohnhaus nur als Ausnahme genehmigt wird.</p>
<p class="absatz article-note">Die Angaben gelten im Jahr 2026. Für Ihr Haus gilt die Auskunft Ihres Anwalts.</p>
<h2 class="ueberschrift">Was „rústico“ bedeutet</h2>
<p>Wie im deutschen Außenbereich (§ 35 BauGB) ist das Bauen grundsätzlich ausgeschlossen, aber die Regeln sind andere. Ländlicher Boden ist in Kategorien eingeteilt, vom gewöhnlichen Ackerland bis zum streng geschützten Naturraum. Die Gemeinde nennt Ihnen die Kategorie schriftlich, und von ihr hängt ab, was gebaut, geändert und vermietet werden darf.</p>
<p><span>&nbsp;</span></p>
<h2 class="ueberschrift">Grundbuch, Kataster, Bauakte, Haus</h2>
<p>Vier Quellen geben Auskunft, und selten stimmen sie überein.</p>
<ol>
<li><strong>Das Grundbuch</strong> sagt, wem was gehört und welche Lasten darauf liegen. Manche Fläche stammt aus einer alten Urkunde und wurde nie nachgemessen.</li>
<li><strong>Das Kataster</strong> zeigt Luftbild, Grenzen und Gebäude. Ein Pool, der dort verzeichnet ist, wird besteuert, ist aber deshalb noch nicht genehmigt.</li>
<li><strong>Die Bauakte der Gemeinde</strong> enthält, was erlaubt wurde. Auf sie kommt es am meisten an. Fordern Sie sie als Erstes an, denn sie ist am mühsamsten zu bekommen.</li>
<li><strong>Das Haus selbst</strong> zeigt, was wirklich gebaut ist.</li>
</ol>
<div class="article-drawing"><img src="/drawings/finca-de.svg" alt="Plan einer Finca zwischen Olivenbäumen. Das Haus und der kleinere Umriss des Pools sind genehmigt, der Anbau, die Veranda und die Vergrößerung des Pools nicht. Die westliche Grenze verläuft im Grundbuch weiter innen als im Kataster, und die Zufahrt führt über das Land eines Nachbarn."><p>Maßstäblicher Plan der erfundenen Finca aus unserem Musterdossier. Rot ist, was nicht genehmigt ist (Anbau, verglaste Veranda, ein Teil des Pools) oder wofür kein Recht eingetragen ist (Streifen im Westen, Weg des Nachbarn). Die durchgezogene Grenze gilt im Kataster, die gestrichelte im Grundbuch.</p></div>
<h2 class="ueberschrift">Was die Bewohnbarkeitsbescheinigung beweist</h2>
<p>Die Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>) nennt die Höchstzahl der Bewohner, die auch die Gästeplätze begrenzt. Sie gilt auf den Balearen zehn Jahre und wird beim Verkauf und für Versorgungsverträge verlangt. Dass jeder Anbau genehmigt ist, beweist sie nicht. Wenn ohne Genehmigung gebaut wurde, kann ihre Erneuerung daran scheitern.</p>
<p></p>
<h2 class="ueberschrift">Was Verjährung bedeutet</h2>
<p>Auf dem Land werden Sie hören, der Anbau sei zwar nicht eingetragen, aber längst verjährt. Das kann stimmen. Auf geschütztem Boden verjährt der Verstoß womöglich nie. Auf dem übrigen ländlichen Boden ist er in der Regel verjährt, wenn der Bau bis Ende 2009 fertig war. Bei Bauten aus den Jahren 2010 bis 2017 legen Anwälte das Gesetz verschieden aus, und bei späteren gibt es keine Verjährung mehr (Gesetz 12/2017, Artikel 196, geändert im Dezember 2024). Was für Ihr Haus gilt, bestätigt der Anwalt. Auch ein Anbau, dessen Verstoß verjährt ist, wird nur geduldet, und was daran noch geändert werden darf, entscheidet die Gemeinde.</p>
<p>Bauten, deren Verstoß verjährt ist, lassen sich auf Mallorca bis Februar 2028 in einem außerordentlichen Verfahren legalisieren (Gesetz 7/2024, siebte Zusatzbestimmung). Verlangt werden ökologische Maßnahmen, die üblichen Gebühren und Steuern und eine Abgabe von 12,5&nbsp;% der Baukosten bis Februar 2027 und 15&nbsp;% danach, bei geringem Einkommen weniger. An Feriengäste darf der so legalisierte Bau nicht vermietet werden. Wenn ein Verkäufer verspricht, das Haus werde „gerade legalisiert“, gehört der Abschluss des Verfahrens als Bedingung in den Anzahlungsvertrag (<em>contrato de arras</em>).</p>
<h2 class="ueberschrift">Wasser, Abwasser, Strom, Weg, Nachbarn</h2>
<ul>
<li><strong>Wasser.</strong> Ist der Brunnen angemeldet, auf wen und für welche Menge?</li>
<li><strong>Abwasser und Strom.</strong> Welche Klärgrube ist eingebaut? Hat das Haus einen Netzanschluss mit ausreichender Leistung?</li>
<li><strong>Weg.</strong> Führt die Zufahrt über fremdes Land? Dann sollte das Wegerecht im Grundbuch eingetragen sein.</li>
<li><strong>Vorkaufsrechte.</strong> In Schutzgebieten prüft der Anwalt die Rechte der öffentlichen Hand. Wenn das Grundstück nicht größer als ein Hektar ist und kein Weg oder Bach dazwischenliegt, kann auch der Nachbar an Ihrer Stelle kaufen (Zivilgesetzbuch, Artikel 1523 und 1524).</li>
</ul>
<p class="article-result"><span>So lange hat der Nachbar dafür Zeit</span> <strong>9 Tage</strong> <span>ab der Eintragung Ihres Kaufs, ohne Eintragung ab Kenntnis</span></p>
<h2 class="ueberschrift">Was Sie ändern dürfen</h2>
<p>Fragen Sie vor dem Kaufangebot schriftlich bei der Gemeinde, ob Sie einen Pool bauen und den Stall zum Gästehaus machen dürfen und was sie für Fenster, Dach und Trockenmauern vorschreibt. Amtliche Karten und Pläne finden Sie beim <a href="https://www.conselldemallorca.es" target="_blank">Inselrat von Mallorca</a>. Ohne schriftliche Antwort sollten Sie den Umbau nicht einplanen.</p>
<h2 class="ueberschrift">Und die Militärgenehmigung?</h2>
<p>Bürger des Europäischen Wirtschaftsraums brauchen sie nicht. Für jeden anderen Käufer, auch aus der Schweiz, klärt der Anwalt vor der Anzahlung, ob sie nötig ist. Bis sie erteilt wird, können Monate vergehen, und ohne sie wird der Kauf nicht in das Grundbuch eingetragen. Vereinbaren Sie deshalb, dass Sie die Anzahlung zurückbekommen, wenn die Genehmigung verweigert wird.</p>
<h2 class="ueberschrift">In dieser Reihenfolge</h2>
<ol>
<li>Vor dem Flug lesen wir Grundbuchauszug (<em>nota simple</em>), Kataster und Bodenkategorie und fordern die Bauakte an.</li>
<li>Bei der Besichtigung gehen wir die Grenze ab und zählen die Räume.</li>
<li>Der Anwalt prüft Bauakte, Bewohnbarkeitsbescheinigung und die Unterlagen zu Wasser und Weg.</li>
<li>Ein Architekt begutachtet das Haus und misst es auf.</li>
<li>Das Kaufangebot nennt die offenen Punkte als Bedingungen, danach folgen Anzahlungsvertrag und <a href="/de/mallorca-ratgeber#step-notary">Notartermin</a>.</li>
</ol>
<p>Wie das Ergebnis aussieht, sehen Sie in unserem <a href="/de/leistungen/ki-suche/muster">Musterdossier</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000009',
    'en',
    'planning-a-viewing-trip-to-mallorca',
    'Planning a viewing trip to Mallorca',
    'How we plan two days in Mallorca with a few houses, from the documents to a second look at the best.',
    '2026-09-24 10:00:00+00',
    '2026-09-24 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/sea-window.jpg" alt="Model of a sandstone wall above the sea, the shutters of its window half open in low sun"><p>A window above the sea, 1:20.</p></div>
<p>After eight houses in two days, few people can tell them apart. We plan three houses, enough time in each, and a second look at the best.</p>
<div class="article-drawing"><img src="/drawings/viewing-en.svg" alt="Two days from 9:00 AM to 6:00 PM, below the path of the sun in October. First day: three houses, 90 minutes in each, 30 minutes for notes after each, an hour for lunch, and the road. Second day: two of them again, at a different time of day."><p>Two days of viewings, hour by hour. Each number is a house.</p></div>
<h2>Before you book the flight</h2>
<p>Read the documents first. Ask for these, and ask when any that is missing will come:</p>
<ul>
<li>a recent and complete extract from the Land Registry (<em>nota simple</em>), with owner, liens and encumbrances, and description</li>
<li>the floor plan, and the building permits for what it shows</li>
<li>the zoning of the plot, urban or rural</li>
<li>the certificate of occupancy (<em>cédula de habitabilidad</em>) and the energy certificate</li>
<li>the number of the rental license, if one is advertised</li>
<li>the location on a map, with road, neighbors, winter sun and flight path</li>
</ul>
<p>Then ask for ten minutes of uncut film instead of more photographs. When we search for you, one of us has been in each house beforehand and sends the film with a commentary, flaws included.</p>
<h2>Which season, which days</h2>
<p>Winter shows moisture, heating and shade, and summer shows traffic, neighbors and noise. On weekdays town halls are open, builders can be heard, and the road carries its ordinary traffic.</p>
<h2>The first day</h2>
<p class="article-result"><span>In each house</span> <strong>90 minutes</strong> <span>and half an hour for notes after it</span></p>
<ol>
<li><strong>Start with the drive.</strong> Go from the airport to the first house by the road you would use.</li>
<li><strong>Begin outside.</strong> Walk the boundary. Where does the water come from, and where does the wastewater go?</li>
<li><strong>Inside, check for damp and noise.</strong> Open the closets on exterior walls, run the faucets, flush, close the windows and listen.</li>
<li><strong>Have lunch in the village.</strong></li>
</ol>
<p>In the evening, cross houses off until one or two remain, and write down why.</p>
<h2>The second day</h2>
<p>Return to them at a different time of day. If the building calls for it, bring an architect, and ask about structure, roof, moisture, plumbing and wiring, and whether the measured area is the permitted one. Fly home on the third afternoon. That leaves a morning for the house that needs another hour, for the lawyer who has a question, or for the town hall, where some building files can be seen only in person.</p>
<h2>What to ask on a viewing</h2>
<p>The agent who shows you the house works for the seller, so ask questions whose answers you can check.</p>
<ul>
<li>Which parts of the house are in the building permit, and which came later?</li>
<li>Who spent last winter here, and what did the heating cost?</li>
<li>How long has it been for sale, and what was the first price?</li>
</ul>
<h2>If it is the one</h2>
<p>Don’t sign a reservation at the kitchen table. Say that you’ll answer within two days. Your lawyer reads the documents, we look up the reference value of the cadastre, and the offer goes to the seller in writing with its conditions. Our notes on the <a href="/en/blog/arras-contract-before-you-sign">deposit contract</a> explain what you would sign next.</p>
<p class="article-note">Start the <a href="/en/blog/nie-and-bank-account-from-the-united-states">NIE and the bank account</a> right away, since they take weeks.</p>
<p>How we prepare the two days, and what you pay yourself, is on our page about <a href="/en/services/personal-shopping">viewing trips</a>.</p>
<div class="export-footer"><span>Published with</span> <a href="https://contentwriter.example" target="_blank">Contentwriter</a></div>
<div><br></div>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000010',
    'de',
    'steuern-nach-dem-kauf-auf-mallorca',
    'Die jährlichen Steuern nach dem Kauf',
    'Was Eigentümer aus Deutschland auf Mallorca jedes Jahr erklären und zahlen, von der Grundsteuer bis zur Vermögensteuer.',
    '2026-11-12 10:00:00+00',
    '2026-11-12 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/calendar.jpg" alt="Zwölf Holzklötze mit den Zahlen der Monate in einer Reihe auf einem Eichentisch; petrolblau sind die Monate, in denen die Frist für eine spanische Steuer enden kann"><p>Petrolblau sind Monate mit Steuerfristen, Messing steht für die Grundsteuer.</p></div>
<div class="cw-banner" data-campaign="footer-free-plan">Erstellt mit Contentwriter</div>
<h1 id="titel">Die jährlichen Steuern nach dem Kauf</h1>
<p>Im ersten Jahr nach dem Kauf wird leicht übersehen, dass Spanien auch die eigene Nutzung besteuert. Diese Übersicht ist für Eigentümer gedacht, die in Deutschland steuerlich ansässig sind und ihr Haus auf Mallorca privat nutzen oder vermieten. Stand ist November 2026. Einen Steuerberater ersetzt sie nicht.</p>
<h2 id="kalender">Das Jahr im Überblick</h2>
<div class="article-drawing"><img src="/drawings/tax-year-de.svg" alt="Ein Jahr mit seinen Terminen. Grundsteuer (IBI) und Müllgebühr: zu den Terminen der Gemeinde. Formular 210 für die Mieten des Vorjahres: 1.–20. April. Formular 210 für die eigene Nutzung im Vorjahr: 1. April – 31. Dezember. Vermögensteuer, falls erforderlich: in der Regel bis 30. Juni. Solidaritätssteuer, falls erforderlich: 1.–31. Juli."><p>Das Jahr eines Eigentümers aus Deutschland. Ein Balken steht für einen Zeitraum, ein Strich für das Ende einer Frist. Vermögensteuer und Solidaritätssteuer muss nicht jeder erklären.</p></div>
<p class="article-note">Diese Fristen für das Formular 210 gelten ab dem Steuerjahr 2026 (Orden HAC/623/2026). Die eigene Nutzung im Jahr 2025 erklären Sie bis zum 31. Dezember 2026.</p>
<h2 id="gemeinde">Grundsteuer und Müllgebühr</h2>
<p>Die Grundsteuer (<em>impuesto sobre bienes inmuebles</em>, IBI) erhebt die Gemeinde einmal im Jahr auf den Katasterwert, den der Bescheid nennt. Für Rückstände des Verkäufers haftet die Immobilie. Dazu kommt eine Müllgebühr. Lassen Sie sich beim Kauf die letzten Zahlungsbelege zeigen.</p>
<h2 id="modelo-210">Steuer auf die eigene Nutzung</h2>
<p>Wer in Spanien nicht ansässig ist und dort ein Haus für sich selbst bereithält, versteuert einen fiktiven Nutzungswert. Jeder Eigentümer erklärt seinen Anteil jährlich mit dem Formular 210 (<em>Modelo 210</em>) der <a href="https://sede.agenciatributaria.gob.es" target="_blank">spanischen Steuerbehörde</a>.</p>
<ul>
<li>Grundlage sind 1,1&nbsp;% des Katasterwerts, wenn er in den letzten zehn Jahren allgemein neu festgesetzt wurde, sonst 2&nbsp;% (Gesetz 35/2006, Artikel 85).</li>
<li>Wer in der EU ansässig ist, zahlt darauf 19&nbsp;%, wer in der Schweiz lebt, 24&nbsp;%. Kosten werden nicht abgezogen.</li>
<li>Tage, an denen das Haus vermietet war, bleiben außer Ansatz. Für sie wird die Miete besteuert.</li>
</ul>
<p class="article-result"><span>Bei einem angenommenen Katasterwert von 600.000 € zahlen alle Eigentümer zusammen im Jahr</span> <strong>1.254 €</strong> <span>bei 1,1&nbsp;%, auf 6.600 € Nutzungswert; bei 2&nbsp;%, auf 12.000 €, sind es 2.280 €</span></p>
<p>&nbsp;</p>
<h2 id="vermietung">Wenn Sie vermieten</h2>
<p>Miete aus einem Haus in Spanien wird zuerst in Spanien besteuert, ebenfalls über das Formular 210. Für EU-Ansässige sind es 19&nbsp;% auf den Überschuss. Danach gehört dieselbe Miete in die deutsche Steuererklärung, und die spanische Steuer wird auf die deutsche angerechnet. Wer in der Schweiz lebt, zahlt nach der Praxis des Finanzamts 24&nbsp;% der ganzen Miete; die Audiencia Nacional hat im Juli 2025 den Abzug von Kosten zugelassen, ein Rechtsmittel war möglich. Ein Beispiel finden Sie unter <a href="/de/leistungen/investmentanalyse">Investmentanalyse</a>, die Rechnung mit beiden Steuern im Beitrag über das <a href="/de/blog/vermieten-mit-lizenz-auf-mallorca">Vermieten mit Lizenz</a>.</p>
<h2 id="vermoegen">Die Vermögensteuer</h2>
<p>In Deutschland wird sie nicht erhoben, in Spanien jährlich. Wer nicht ansässig ist, wird nur mit seinem Vermögen in Spanien erfasst, jede Person für sich, zum 31. Dezember. Die Immobilie zählt mindestens mit dem Kaufpreis, abzüglich eines Darlehens, das für sie aufgenommen wurde.</p>
<ul class="article-ledger">
<li><span>Pflicht zur Erklärung, Bruttovermögen über</span> <strong>2.000.000 €</strong></li>
<li><span>Freibetrag auf den Balearen je Person</span> <strong>3.000.000 €</strong></li>
<li><span>Solidaritätssteuer, zu zahlen ab einem Nettovermögen von</span> <strong>3.700.000 €</strong></li>
</ul>
<p>Der Freibetrag gilt seit dem Steuerjahr 2024 (balearisches Gesetz 12/2023), auch für Nichtresidenten, deren spanisches Vermögen überwiegend auf den Inseln liegt. Bei der staatlichen Solidaritätssteuer (Gesetz 38/2022) beginnt der erste Satz über 3.000.000 €, nach einem Freibetrag von 700.000 €, der auch Nichtresidenten zusteht; eine gezahlte Vermögensteuer wird angerechnet.</p>
<p class="article-note">Beide Steuern wurden mehrfach geändert.</p>
<p>Wenn ein Ehepaar ohne weiteres Vermögen in Spanien eine Villa für 5.000.000 € je zur Hälfte kauft, liegt jeder mit 2.500.000 € unter dem Freibetrag. Eine Erklärung ist trotzdem nötig (Gesetz 19/1991, Artikel 37). Falls einer für beide zahlt, prüfen Sie vorher die Schenkungsteuer, in Spanien wie in Deutschland. Wer in der Kaufurkunde steht, entscheiden Sie also vor dem <a href="/de/mallorca-ratgeber#step-notary">Notartermin</a> mit einer Kanzlei auf der Insel, die sich mit Ihrem deutschen Steuerberater abstimmt.</p>
<p>Der Kauf über eine Gesellschaft ändert daran meist nichts. Anteile an einer nicht börsennotierten Gesellschaft, deren Vermögen mindestens zur Hälfte aus spanischen Immobilien besteht, gelten als Vermögen in Spanien (Gesetz 19/1991, Artikel 5).</p>
<div><br></div>
<h2 id="erbfall">Wenn das Haus vererbt wird</h2>
<p>Erben zahlen die spanische Erbschaftsteuer, wo immer sie leben. Auf den Balearen kann eine Befreiung von 100&nbsp;% für nahe Angehörige (Gesetz 11/2023) sie auf null senken. Auf diese Regeln können sich auch Erben aus dem Ausland berufen (Gesetz 29/1987, zweite Zusatzbestimmung). Eine Erklärung ist in jedem Fall nötig.</p>
<p>Wenn der Erblasser oder der Erbe in Deutschland lebt, besteuert auch Deutschland das Haus (§ 2 ErbStG). Für Erbschaften haben beide Länder kein Doppelbesteuerungsabkommen. Angerechnet wird in Deutschland auf Antrag nur die spanische Steuer, die tatsächlich gezahlt wurde (§ 21 ErbStG).</p>
<p>Vererbt wird nach dem Recht des Landes, in dem Sie zuletzt gelebt haben, es sei denn, Sie wählen im Testament das Recht Ihrer Staatsangehörigkeit (Verordnung (EU) Nr. 650/2012, Artikel 21 und 22). Klären Sie das mit einem Notar, ehe Sie auf die Insel ziehen.</p>
<h2 id="verkauf">Wenn Sie verkaufen</h2>
<p>Beim Verkauf besteuert Spanien den Gewinn eines Nichtresidenten mit 19&nbsp;%, und Ihr Käufer behält 3&nbsp;% des Preises als Vorauszahlung ein. Die Gemeinde erhebt die Plusvalía auf den Wertzuwachs des Bodens. In Deutschland ist ein Verkauf innerhalb von zehn Jahren nach der Anschaffung steuerpflichtig, mit Ausnahmen bei eigener Nutzung (§ 23 EStG). Auch hier wird die spanische Steuer angerechnet. Belegte Erwerbskosten, etwa die Grunderwerbsteuer, mindern den Gewinn; Abschreibungen aus Jahren der Vermietung können ihn erhöhen.</p>
<p class="article-note">Heben Sie die Belege bis mindestens vier Jahre nach der Steuererklärung für den Verkauf auf (Artikel 66 des Gesetzes 58/2003).</p>
<p>Was beim Kauf selbst anfällt, lesen Sie im Beitrag über die <a href="/de/blog/kaufnebenkosten-auf-mallorca">Kaufnebenkosten</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000012',
    'de',
    'anzahlungsvertrag-vor-dem-notar',
    'Der Anzahlungsvertrag bindet schon vor dem Notar',
    'Rund zehn Prozent Anzahlung in einem privaten Vertrag. Welcher gewohnte Schutz fehlt und was Sie vereinbaren können.',
    '2026-06-24 10:00:00+00',
    '2026-06-24 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/contract.jpg" alt="Ein spanischer Anzahlungsvertrag auf einem Eichentisch: seine beiden Seiten, ein Füllfederhalter an der Linie für den Käufer und ein unausgefüllter Bankscheck"><p>Ein Anzahlungsvertrag und ein Bankscheck, 1:1.</p></div>
<p>Beim Hauskauf in Deutschland bindet erst der Notarvertrag. Ohne Beurkundung ist ein Kaufvertrag nichtig (§§ 125 und 311b BGB). Auf Mallorca unterschreiben Käufer und Verkäufer einige Wochen vor dem Notartermin einen kurzen privatschriftlichen Vertrag, der Käufer überweist rund 10&nbsp;% des Preises, und von da an kostet ein Rücktritt beide Seiten in der Regel Geld. Der Vertrag heißt Anzahlungsvertrag (<em>contrato de arras</em>).</p>
<h2>Was Sie aus Deutschland gewohnt sind</h2>
<p>In Deutschland schützen Form, Notar und Vormerkung den Käufer. Vor dem spanischen Notartermin fehlt das alles. Einen Teil davon können Sie vereinbaren, eine Vormerkung nicht.</p>
<p class="article-note">Eintragen lässt sich allenfalls eine beurkundete Kaufoption, wenn der Verkäufer sie einräumt (Artikel 14 der spanischen Hypothekenverordnung).</p>
<ul>
<li><strong>Die Form.</strong> In Spanien verpflichtet ein Vertrag in jeder Form (Zivilgesetzbuch, Artikel 1278), auch das Formular des Maklers.</li>
<li><strong>Der Entwurf.</strong> Kein Notar belehrt beide Seiten. Wer den Anzahlungsvertrag entwirft, ist Verhandlungssache.</li>
<li><strong>Die Vormerkung.</strong> Der Anzahlungsvertrag wird in kein Register eingetragen und hält weder eine Pfändung noch einen zweiten Käufer auf.</li>
</ul>
<h2>Welche Art von Arras</h2>
<p>Das spanische Recht kennt mehrere, und das Wort allein verrät nicht, welche Sie unterschrieben haben.</p>
<ul>
<li><strong>Arras penitenciales</strong> (Artikel 1454 des Zivilgesetzbuchs) sind ein Reugeld. Beide Seiten dürfen zurücktreten. Der Käufer verliert dann die Anzahlung, der Verkäufer erstattet sie doppelt.</li>
<li><strong>Arras confirmatorias</strong> sind ein Teil des Preises. Zurücktreten darf niemand. Wenn eine Seite nicht erfüllt, kann die andere auf Kauf oder Schadensersatz bestehen.</li>
<li><strong>Arras penales</strong> sind eine Vertragsstrafe. Der Wortlaut entscheidet, ob die andere Seite daneben weiter Erfüllung verlangen kann.</li>
</ul>
<p>Im Zweifel gilt die Anzahlung nicht als Reugeld. So entscheiden spanische Gerichte, und in Deutschland gilt dasselbe (§ 336 Absatz 2 BGB). Wer zurücktreten können möchte, lässt deshalb Artikel 1454 ausdrücklich in den Vertrag schreiben.</p>
<p class="article-note">Vor der Überweisung bestätigt Ihnen Ihr spanischer Anwalt schriftlich, welche Art Sie unterschreiben (Stand 2026).</p>
<h2>Die Rechnung</h2>
<p class="article-result"><span>Ihre Anzahlung bei einem Preis von 1.800.000 €</span> <strong>180.000 €</strong> <span>10&nbsp;%, nach Artikel 1454</span></p>
<div class="article-drawing"><img src="/drawings/deposit-de.svg" alt="Vier Fälle, als Teile des Preises von 1.800.000 €: Sie unterschreiben, und der Verkäufer hat die Anzahlung von 180.000 €; Sie treten zurück, und er behält sie; der Verkäufer tritt zurück und zahlt Ihnen 360.000 €; es kommt zum Kauf, und im Notartermin bleiben 1.620.000 € zu zahlen."><p>Jeder Balken steht für den Preis von 1.800.000 €.</p></div>
<p>Wenn Sie zurücktreten, verlieren Sie 180.000 € und was Sie Beratern und der Bank gezahlt haben; wenn der Verkäufer zurücktritt, erhalten Sie 360.000 €. Klären Sie deshalb vor der Unterschrift alles, was den Kauf noch verhindern kann, oder vereinbaren Sie es als Bedingung.</p>
<h2>Wann Sie die Anzahlung zurückbekommen</h2>
<p>Vereinbaren Sie, dass der Vertrag endet und Sie die Anzahlung ganz zurückbekommen, wenn eine Bedingung bis zum vereinbarten Tag nicht eintritt. Formulieren Sie jede Bedingung knapp und nachprüfbar.</p>
<ol>
<li><strong>Finanzierung.</strong> Eine spanische Bank braucht ab dem vollständigen Antrag vier bis acht Wochen. Nennen Sie Betrag, Datum und das Schreiben, das eine Absage beweist.</li>
<li><strong>Unterlagen zum Haus.</strong> Alles, was heute fehlt und für später versprochen ist, etwa die Genehmigung des Pools oder der Abschluss einer Legalisierung.</li>
<li><strong>Ferienvermietungslizenz (ETV).</strong> Wenn Sie mit Mieteinnahmen rechnen, nennt der Vertrag Nummer und Gästeplätze und verlangt den Nachweis, dass sie auf Sie übergehen kann.</li>
<li><strong>Begutachtung.</strong> Wenn der Architekt noch nicht im Haus war, steht im Vertrag, welcher Befund zum Rücktritt berechtigt.</li>
</ol>
<h2>Was außerdem hineingehört</h2>
<ul>
<li>der Grundbucheintrag und die Katasterreferenz von allem, was verkauft wird</li>
<li>die Übergabe, geräumt und lastenfrei, mit bezahlten Steuern und einer Liste des Inventars</li>
<li>der letzte Tag für die Urkunde und eine Regel für den Fall, dass eine Seite länger braucht</li>
<li>wer welche <a href="/de/blog/kaufnebenkosten-auf-mallorca">Kaufnebenkosten</a> trägt</li>
<li>bei einem Verkäufer, der in Spanien nicht steuerlich ansässig ist, der Einbehalt von 3&nbsp;% des Preises, hier 54.000 €, den Sie binnen eines Monats an das Finanzamt abführen</li>
<li>bei einer nicht ansässigen Privatperson außerdem der Einbehalt der Plusvalía, der Steuer der Gemeinde auf den Wertzuwachs des Bodens, die Sie dann an ihrer Stelle schulden</li>
<li>zwei Spalten, Spanisch und Deutsch, und welche Fassung gilt</li>
</ul>
<h2>Wer das Geld verwahrt</h2>
<p>Ohne andere Abrede fließt die Anzahlung direkt an den Verkäufer. Sie können vereinbaren, dass ein Notar oder Anwalt sie treuhänderisch verwahrt oder dass Sie nur einen Teil zahlen, bis eine Bedingung erfüllt ist. Am Tag der Unterschrift rufen wir im <a href="https://www.registradores.org" target="_blank">Portal der spanischen Grundbuchführer</a> den aktuellen Grundbuchauszug (<em>nota simple</em>) ab. Die Zeit bis zum <a href="/de/mallorca-ratgeber#step-notary">Notartermin</a> halten wir so kurz, wie Bank und Behörden es erlauben.</p>
<h2>Und die Reservierung davor?</h2>
<p>Auf Mallorca sind manche Reservierungsformulare bereits ein Anzahlungsvertrag. Lassen Sie das Formular deshalb zuerst von Ihrem Anwalt lesen. Eine brauchbare Reservierung gilt für eine feste Zahl von Tagen, nennt den Preis und erstattet den Betrag, wenn die Unterlagen nicht halten, was das Inserat verspricht.</p>
<p>Was wir dazu beitragen und wie es bis zur Übergabe weitergeht, lesen Sie unter <a href="/de/leistungen/kaeufervertretung">Käufervertretung</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000013',
    'en',
    'taxes-after-the-purchase',
    'Taxes after the purchase, in Spain and at home',
    'What Spain asks of an owner each year and what the IRS or HMRC asks as well, for buyers who live outside the EU.',
    '2026-07-15 10:00:00+00',
    '2026-07-15 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/calendar.jpg" alt="Twelve wooden blocks with the numbers of the months in a row on an oak table; the months in which the deadline of a Spanish tax may fall are teal"><p>Teal marks months in which a Spanish deadline may fall. Brass marks the property tax, usually in the fall; the town sets the date.</p></div>
<p>This overview of the yearly taxes is for owners who live in the United States or the United Kingdom. It describes the position as of 2026. Have an adviser in each country confirm your figures.</p>
<h2>The year on one page</h2>
<div class="article-drawing"><img src="/drawings/tax-year-en.svg" alt="A year with its dates. Property tax and garbage fee: on the town’s dates. Form 210 for last year’s rents: April 1–20. Form 210 for last year’s own use: April 1 – December 31. US return and FBAR: April 15, the FBAR with an extension to October 15. Spanish wealth tax, if required: by June 30. Solidarity tax, if required: July 1–31. UK return: January 31."><p>The year of an owner from outside the EU. A bar is a period, a mark the last day of one. Not every owner files for the two taxes on wealth.</p></div>
<p>The UK date is that of the online return. Above £50,000 of gross rents and self-employment income, HMRC has also required quarterly updates since April 2026 (Making Tax Digital).</p>
<p class="article-note">The dates for form 210 apply from the tax year 2026 (Order HAC/623/2026). Your own use in 2025 is declared by December 31, 2026.</p>
<h2>Property tax and garbage fee</h2>
<p>Property tax, the IBI (<em>impuesto sobre bienes inmuebles</em>), is charged by the town once a year on the cadastral value, which your IBI bill states. A garbage fee comes with it. The house is liable for property tax that a seller left unpaid, so ask for the receipts.</p>
<h2>Form 210, tax on your own use</h2>
<p>If you live outside Spain and keep a home there for yourself, Spain taxes you on imputed income. Each owner declares a share on form 210 (<em>modelo 210</em>).</p>
<ul>
<li>The imputed income is 1.1% of the cadastral value if the town’s values took effect after a general revision in that tax year or the ten years before, and otherwise 2%.</li>
<li>The rate is 24% for residents of countries outside the EU and the EEA. No costs are deducted.</li>
<li>Days on which the house was rented out don’t count. For those days the rent itself is taxed.</li>
</ul>
<p class="article-result"><span>At an assumed cadastral value of €600,000, all owners together pay each year</span> <strong>€1,584</strong> <span>at 1.1%, on €6,600; at 2%, on €12,000, it’s €2,880</span></p>
<h2>If you rent it out</h2>
<p>Rent is taxed where the house is, so Spain comes first, at 24%. The law allows residents of the EU and the EEA to deduct costs. Spain’s National Court (<em>Audiencia Nacional</em>) has allowed an owner who lives in the United States to do the same (July 28, 2025, appeal 636/2021). A further appeal was possible, so ask your adviser what applies to your year.</p>
<div class="article-drawing"><img src="/drawings/rent-tax-en.svg" alt="Bars to scale: of a rent of €100,000 with costs of €40,000, Spain takes €24,000 at 24% without the deduction, €14,400 at 24% with it, and €11,400 at 19% with it, from a resident of the EU."><p>Spanish tax on an assumed rent of €100,000 with costs of €40,000, to scale.</p></div>
<p>Keep the invoices either way. Vacation rental also needs a <a href="/en/blog/what-a-licensed-villa-can-earn">license</a>.</p>
<p>At home you declare the same rent again. The IRS wants it on Schedule E (on Schedule C if you provide services as a hotel does), with a building abroad depreciated over 30 years, or over 40 for short stays, and credits Spanish income tax within limits (Form 1116). HMRC wants it on the foreign pages of the Self Assessment return (SA106) and gives relief for Spanish tax up to the UK tax on the same income.</p>
<h2>Wealth tax</h2>
<p>Non-residents are taxed on their assets in Spain only, each person separately, as of December 31.</p>
<ul class="article-ledger">
<li><span>A return is due above gross assets of</span> <strong>€2,000,000</strong></li>
<li><span>Balearic allowance for each person</span> <strong>€3,000,000</strong></li>
<li><span>Solidarity tax, payable above net wealth of</span> <strong>€3,700,000</strong></li>
</ul>
<p>The allowance (Balearic Law 12/2023) has applied since 2024, also to non-residents who have the greater part of their Spanish assets in the islands. The solidarity tax (Law 38/2022) is national. Its first rate begins above €3,000,000, after an allowance of €700,000 that non-residents have as well.</p>
<p class="article-note">Both have changed several times, so ask every year.</p>
<p>A company doesn’t avoid them. Shares in one that is unlisted and holds at least half of its assets in Spanish real estate count as assets in Spain (Law 19/1991, article 5).</p>
<h2>What the United&nbsp;States wants to know as well</h2>
<p>If you live in the United States, a report is due above:</p>
<ul class="article-ledger">
<li><span>FBAR, accounts abroad together, at any time</span> <strong>$10,000</strong></li>
<li><span>Form 8938, assets on the last day of the year</span> <strong>$50,000</strong></li>
<li><span>Form 8938, assets at any time</span> <strong>$75,000</strong></li>
</ul>
<p>The FBAR is FinCEN Form 114. Under FATCA your Spanish bank reports the same accounts to the IRS, so make sure that the figures agree. Form 8938 is about foreign financial assets, and its limits are twice as high for a couple filing jointly. A house in your own name doesn’t count. Shares in a company that owns it do.</p>
<h2>When the house is inherited or sold</h2>
<p>Heirs pay Spanish inheritance tax wherever they live. In the Balearics, relief of 100% for close family (Law 11/2023) can bring it to zero. Heirs outside the EU may apply these regional rules too (Law 29/1987, second additional provision). A return is due in any case. Your own country may tax the estate as well.</p>
<p>For Spain, the law of the country in which you last lived governs the succession, unless your will chooses the law of your nationality (Regulation (EU) 650/2012, articles 21 and 22). Have one drawn up that works in both countries.</p>
<p>When you sell, Spain taxes a non-resident’s gain at 19%, and your buyer withholds 3% of the price toward it. The town charges the <em>plusvalía</em> on the rise in land value. Purchase costs that you can prove reduce the gain; depreciation for rented years may raise it. At home you declare the gain as well, and Spanish tax is credited within limits.</p>
<p class="article-note">Keep the receipts for at least four years after the return for the sale (Law 58/2003, article 66).</p>
<p>Before you buy, you need an <a href="/en/blog/nie-and-bank-account-from-the-united-states">NIE and a bank account</a>, and our notes say how to get both from the United States.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000014',
    'de',
    'vermieten-mit-lizenz-auf-mallorca',
    'Was von der Miete nach zwei Finanzämtern bleibt',
    'Wie Sie die Lizenz einer Villa auf Mallorca prüfen und was nach Steuern in zwei Ländern von der Miete übrig bleibt.',
    '2026-07-29 10:00:00+00',
    '2026-07-29 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/villa.jpg" alt="Architekturmodell einer modernen Villa mit langem Pool zwischen Kiefern"><p>Modell einer Villa, 1:100.</p></div>
<p>Wer an Feriengäste vermietet, braucht eine Lizenz und versteuert die Miete in zwei Ländern, zuerst in Spanien und danach in Deutschland.</p>
<p class="article-note">Die Angaben gelten im Jahr 2026. Ihre Sätze bestätigt der Steuerberater.</p>
<h2>Was am Ende bleibt</h2>
<p>Das Beispiel ist die Villa aus unserer <a href="/de/leistungen/investmentanalyse">Investmentanalyse</a>, gekauft für 2.000.000 € und 23 Wochen im Jahr vermietet. Von 172.600 € Miete bleiben nach allen Kosten 85.335 €, netto 4,3&nbsp;% des Kaufpreises oder 3,8&nbsp;% mit den Kaufnebenkosten. Zu versteuern ist mehr, weil Spanien die Jahreskosten nur für die 161 vermieteten Tage anerkennt. Für Deutschland setzen wir vereinfacht denselben Betrag an, dazu einen Steuersatz von 45&nbsp;% und 5,5&nbsp;% Solidaritätszuschlag auf die Steuer, die nach der Anrechnung bleibt. Abschreibung, Kirchensteuer und die spanische Steuer auf den Nutzungswert fehlen.</p>
<ul class="article-ledger">
<li><span>Überschuss nach allen Kosten</span> <strong>85.335 €</strong></li>
<li><span>Zu versteuern</span> <strong>102.437 €</strong></li>
<li><span>Steuer in Spanien, 19&nbsp;%</span> <strong>19.463 €</strong></li>
<li><span>Steuer in Deutschland, 45&nbsp;%, vor der Anrechnung</span> <strong>46.097 €</strong></li>
<li><span>Davon nach der Anrechnung noch zu zahlen, mit Solidaritätszuschlag</span> <strong>28.099 €</strong></li>
</ul>
<p class="article-result"><span>Vom Überschuss bleiben Ihnen</span> <strong>37.773 €</strong> <span>44,3&nbsp;% von 85.335 €</span></p>
<div class="article-drawing"><img src="/drawings/rent-de.svg" alt="Maßstäbliche Balken: Von einem Überschuss von 85.335 € gehen 19.463 € an Spanien, zum Satz von 19 %, und nach der Anrechnung 28.099 € an Deutschland. Es bleiben 37.773 €, das sind 44,3 %."><p>Dieselbe Rechnung als maßstäbliche Balken.</p></div>
<p>Mit einem Steuersatz von 42&nbsp;% bleiben rund 41.000 €. Wer in Deutschland weniger als 19&nbsp;% auf diese Einkünfte zahlt, bekommt die Differenz nicht zurück.</p>
<p>Unsere Analysen gut geführter Häuser mit Lizenz ergaben netto 4 bis 6&nbsp;% des Kaufpreises im Jahr, vor Einkommensteuer. Mit zwei eigenen Wochen im Juli oder August sind es im Beispiel 3,5&nbsp;%. Zugesagt ist keine Rendite.</p>
<h2>Ohne Lizenz keine Feriengäste</h2>
<p>Die Ferienvermietungslizenz (ETV, <em>estancia turística en vivienda</em>) gilt für ein bestimmtes Haus und eine Zahl von Gästeplätzen. Seit 2022 kommen auf Mallorca keine Plätze hinzu. Für Wohnungen in Mehrfamilienhäusern gibt es keine neuen Lizenzen, in Palma auch für Häuser nicht. Rechnen Sie also nur mit einer Lizenz, die das Haus schon hat.</p>
<p>Das nationale Register, dessen Nummer Plattformen seit Juli 2025 verlangten, hat der spanische Oberste Gerichtshof am 19. Mai 2026 aufgehoben (Urteil 620/2026). Fragen Sie die Plattform, welche Nummer sie jetzt verlangt.</p>
<p>Vor dem Kaufangebot schlagen wir Nummer und Inhaber im Register des Inselrats nach und vergleichen die Gästeplätze mit den Schlafzimmern und der Bewohnbarkeitsbescheinigung. Fragen Sie, ob die Lizenz befristet ist und ob ein Verfahren läuft, etwa wegen eines Pools ohne Genehmigung. Ob sie auf Sie übergeht, bestätigt Ihr Anwalt; dem Inselrat müssen Sie den Wechsel des Eigentümers anzeigen. Wenn Sie mit Mieteinnahmen rechnen, gehört die Lizenz als Bedingung in den <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a>, sofern der Verkäufer zustimmt.</p>
<h2>Das spanische Finanzamt</h2>
<p>Wer in der EU ansässig ist, zahlt 19&nbsp;% auf den Überschuss. Abziehen dürfen Sie belegte Ausgaben für die Vermietung, Jahreskosten und die Abschreibung (bis zu 3&nbsp;% des Gebäudeanteils im Jahr) nur anteilig für die vermieteten Tage. Die Miete erklären Sie mit dem Formular 210 (<em>Modelo 210</em>), ab dem Steuerjahr 2026 vom 1. bis 20. April des Folgejahres. Für die Tage ohne Gäste fällt die Steuer auf den Nutzungswert an (<a href="/de/blog/steuern-nach-dem-kauf-auf-mallorca">Steuern nach dem Kauf</a>).</p>
<h2>Das deutsche Finanzamt</h2>
<p>Nach dem Doppelbesteuerungsabkommen mit Spanien von 2011 (Artikel 6 und 22) besteuert auch Deutschland die Miete und rechnet die spanische Steuer an, die festgesetzt, gezahlt und belegt ist.</p>
<ul>
<li><strong>Die Formulare.</strong> Die Miete gehört in die Anlage V, die spanische Steuer in die Anlage AUS. Seit der Erklärung für 2023 kommt die Anlage V-FeWo hinzu, die nach vermieteten und eigenen Tagen fragt.</li>
<li><strong>Die Abschreibung.</strong> In Deutschland sind es 2&nbsp;% des Gebäudewerts im Jahr, 2,5&nbsp;% bei Fertigstellung vor 1925 und 3&nbsp;% ab 2023 (§ 7 Absatz 4 EStG). Bei einem Bestandshaus kann der deutsche Überschuss deshalb höher sein als der spanische.</li>
<li><strong>Die eigenen Wochen.</strong> Wenn Sie das Haus auch selbst nutzen, muss die Vermietung über 30 Jahre einen Überschuss erwarten lassen, sonst sind Verluste nicht abziehbar (BFH, IX&nbsp;R&nbsp;97/00).</li>
<li><strong>Die Meldung.</strong> Vermittlungsplattformen melden die Einnahmen seit 2023 den Finanzbehörden (Plattformen-Steuertransparenzgesetz).</li>
</ul>
<h2>Und ohne Lizenz?</h2>
<p>Ohne ETV dürfen Sie auf Jahre vermieten oder auf Zeit, wenn der Mieter einen belegbaren Grund hat, etwa eine Arbeit auf der Insel. Das bringt weniger ein. Wer in dem Haus dauerhaft wohnt, darf fünf Jahre bleiben, bei einer Gesellschaft als Vermieterin sieben, auch wenn der Vertrag ein Jahr nennt (Gesetz 29/1994, Artikel 9). Über 300 m² oder bei einer Jahresmiete über dem 5,5-Fachen des jährlichen Mindestlohns entscheidet der Vertrag (Artikel 4).</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000015',
    'en',
    'buying-a-finca-from-outside-the-eu',
    'Buying a finca on rural land from outside the EU',
    'What buyers from outside the EU should check in a country house, from building permits to the military permit.',
    '2026-10-15 10:00:00+00',
    '2026-10-15 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/finca.jpg" alt="White model of a finca with a pool, its annex and its pool house red"><p>Finca, 1:100. What has no permit is red.</p></div>
<p>Almost everything outside the villages of Mallorca is rural land (<em>suelo rústico</em>), where a home is permitted only as an exception.</p>
<p class="article-note">We describe the position as of 2026. For your house, your lawyer’s answer counts.</p>
<h2>What a permitted square meter costs</h2>
<p>Take a finca that is offered at €2,400,000 with 310 square meters (about 3,340 square feet). The building file in the town hall covers 240 (2,580). The rest is a covered terrace that became a dining room, and a shed that became a guest room.</p>
<p class="article-result"><span>Price of a permitted square meter</span> <strong>€10,000</strong> <span>€2,400,000 for 240 m²</span></p>
<ul class="article-ledger">
<li><span>Price of an advertised square meter</span> <strong>€7,742</strong></li>
<li class="article-total"><span>240 square meters at the advertised rate</span> <strong>about €1,858,000</strong></li>
</ul>
<p>A bank’s appraiser may count only those 240 square meters, and so may your own buyer.</p>
<h2>Registry, cadastre, building file, house</h2>
<p>There are four sources, and they seldom agree.</p>
<ol>
<li><strong>The Land Registry</strong> says who owns what, and with which liens and encumbrances (debts and rights of others that stay with the house). Some of its areas come from old deeds and were never measured.</li>
<li><strong>The cadastre</strong> shows plot and buildings for tax. A pool that appears in it is taxed, but that doesn’t make it permitted.</li>
<li><strong>The town’s building file</strong> holds what was permitted. It matters most and takes longest to obtain.</li>
<li><strong>The house</strong> shows what was built.</li>
</ol>
<div class="article-drawing"><img src="/drawings/finca-en.svg" alt="Plan of a finca among olive trees. The house and the smaller outline of its pool have a permit. The annex, the glazing of the porch and the enlarged part of the pool have none. The western boundary in the Land Registry is farther in than in the cadastre, and the track crosses a neighbor’s land."><p>Another finca, the fictional one of our specimen dossier, to scale. Red has no permit (annex, porch glazing, part of the pool) or no registered right (western strip, neighbor’s track). The solid boundary is the cadastre’s, the dashed one the Land Registry’s.</p></div>
<h2>“It is time-barred”</h2>
<p>You’ll hear that the annex isn’t registered, but too old to be demolished. That can be true. On protected land there may be no time limit. On other rural land, works finished by the end of 2009 are as a rule out of reach. For works of 2010 to 2017 lawyers read the law in different ways, and for later ones there is no time limit (Law 12/2017, article 196). The law was amended in December 2024, and your lawyer confirms what applies to your house. Even a time-barred annex is only tolerated, and the town decides what may be changed.</p>
<p>Until February 2028, time-barred buildings in Mallorca can be legalized in an extraordinary procedure (Law 7/2024, seventh additional provision). It asks for environmental measures, the usual fees and taxes and a payment of 12.5% of the building cost until February 2027 and 15% after it, with reductions for low incomes. What it legalizes may not be rented out to vacation guests. If a seller says that a building is “being legalized,” make the end of the procedure a condition of the <a href="/en/blog/arras-contract-before-you-sign">deposit contract</a>.</p>
<h2>The military permit</h2>
<p>For reasons of national defense, Spain limits purchases by foreigners on all its islands (Law 8/1975, article 18; Royal Decree 689/1978, article 32). Citizens of the European Economic Area (the EU, Iceland, Liechtenstein and Norway) are exempt. Britons lost the exemption on January 1, 2021. Swiss buyers should ask their lawyer. A townhouse or an apartment needs no permit if the town certifies that the land is urban. A house on rural land isn’t exempt, because the building doesn’t make the plot urban (decision of the DGSJFP, the authority above the registrars, February 9, 2022).</p>
<ul>
<li><strong>Who applies.</strong> Each buyer from outside the EEA, person or company, and a Spanish company in which owners from outside the EEA hold the majority.</li>
<li><strong>Documents.</strong> Passports, criminal background checks (in the US, the FBI’s) with apostille and translation, and plans of the plot.</li>
<li><strong>Without it.</strong> The Land Registry won’t register your title, so the notary will ask for the permit first.</li>
</ul>
<ul class="article-ledger">
<li><span><a href="/en/mallorca-guide#checklist-military-permit">Permit check</a></span> <strong>1–2 weeks</strong></li>
<li><span>Permit</span> <strong>3–6 months or more</strong> <span>as lawyers and agents on the islands report</span></li>
</ul>
<p>We ask for a contract that runs until the permit is decided and returns the deposit, €240,000 in the example, if it is refused.</p>
<h2>Ninety days</h2>
<p>A deed gives no right to stay. Without a residence permit, Americans and Britons may spend 90 days in any 180 in the Schengen area (Regulation (EU) 2016/399, article 6). If you want to stay longer, see an immigration lawyer before the purchase. If not, the house will be empty for at least half the year, so you’ll need a caretaker.</p>
<h2>Water, sewage, power, track, neighbors</h2>
<ul>
<li><strong>Water.</strong> Is the well registered, in whose name, and for how much water?</li>
<li><strong>Sewage.</strong> What kind of tank is it?</li>
<li><strong>Power.</strong> Does the line have enough capacity?</li>
<li><strong>Track.</strong> Is it yours, public, or across a neighbor’s field? A right of way belongs in the Land Registry.</li>
<li><strong>Neighbors.</strong> If the plot is no larger than one hectare, about 2.5 acres, the neighbor may buy it in your place within nine days of the registration of your purchase or, if it isn’t registered, of learning of it, unless a track or a stream lies between (Civil Code, articles 1523 and 1524).</li>
</ul>
<h2>In this order</h2>
<ol>
<li>Before the flight, we read the Land Registry extract (<em>nota simple</em>), the cadastre and the land classification, and request the building file.</li>
<li>At the viewing, we walk the boundary and count the rooms.</li>
<li>The lawyer reads the building file, the certificate of occupancy (<em>cédula de habitabilidad</em>, valid for ten years) and the documents for water and access.</li>
<li>An architect inspects and measures the house.</li>
<li>The offer names the open points and the military permit as conditions.</li>
</ol>
<p>Our <a href="/en/services/ai-search/specimen">specimen dossier</a> shows what these steps find.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000016',
    'de',
    'welche-region-auf-mallorca',
    'Welche Region auf Mallorca zu Ihnen passt',
    'Was Häuser in den sechs Regionen kosten, was dort zu prüfen ist und wie Sie zu einer engeren Auswahl von Orten kommen.',
    '2026-08-27 10:00:00+00',
    '2026-08-27 10:00:00+00',
    '/articles/regions.jpg',
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/regions.jpg" alt="Reliefmodell von Mallorca auf einem Eichentisch, seine sechs Regionen auseinandergerückt"><p>Mallorca und seine sechs Regionen, 1:100.000.</p></div>
<p>Die Regionen Mallorcas unterscheiden sich im Preis und darin, was im Winter geöffnet ist. Wir fragen deshalb zuerst, wann und wie lange Sie auf der Insel sein wollen.</p>
<h2>Vor dem Blick auf die Karte</h2>
<ol>
<li><strong>In welchen Monaten?</strong> In manchen Orten ist im Januar fast alles geschlossen.</li>
<li><strong>Wie lange am Stück?</strong> Für Wochenenden sollte die Fahrt vom Flughafen kurz sein.</li>
<li><strong>Von welchem Flughafen?</strong> Manche Verbindung, die es im Juli täglich gibt, besteht im Winter an zwei Tagen der Woche oder gar nicht.</li>
<li><strong>Was brauchen Sie in der Nähe?</strong> Wenn Sie eine Schule, einen Liegeplatz oder eine Arztpraxis brauchen, scheiden manche Regionen aus.</li>
</ol>
<h2>Preise und was zu prüfen ist</h2>
<div class="article-drawing"><img src="/drawings/regions-de.svg" alt="Karte von Mallorca mit den Preisspannen der sechs Regionen: Süden 0,8–5+ Mio. €, Südwesten 1,5–15+ Mio. €, Westen 1–10+ Mio. €, Norden 0,7–8+ Mio. €, Nordosten 0,6–4+ Mio. €, Inselmitte 1–12+ Mio. €."><p>Beispiele für Angebotspreise von Häusern und Wohnungen, nach unserer Einschätzung. Wir suchen ab 1&nbsp;Mio.&nbsp;€, auch wo eine Spanne tiefer beginnt; die dunkleren Regionen beginnen dort oder darüber. Grenzen: Instituto Geográfico Nacional de España (CC BY 4.0), über es-&#8288;atlas. Küstenlinie: GSHHG (Wessel &amp; Smith), LGPL.</p></div>
<ul>
<li><strong>Süden.</strong> Gehen Sie in Palma nachts durch die Straße, in der das Haus steht, und prüfen Sie rund um den Flughafen die Einflugschneise.</li>
<li><strong>Südwesten.</strong> Fragen Sie, was vor dem Haus noch gebaut werden darf.</li>
<li><strong>Westen.</strong> Prüfen Sie Zufahrt und Wasser und wie lange die Wintersonne das Tal erreicht.</li>
<li><strong>Norden.</strong> Klären Sie, ob eine Ferienvermietungslizenz (ETV) auf Sie übergehen kann.</li>
<li><strong>Nordosten.</strong> Sehen Sie sich die Hochwasserkarte und die Grenze der Küstenschutzzone an.</li>
<li><strong>Inselmitte.</strong> Verlangen Sie die Genehmigung jedes Gebäudes auf <a href="/de/blog/finca-auf-laendlichem-boden">ländlichem Boden</a>.</li>
</ul>
<h2>Zwischen zwei Regionen</h2>
<p>Lassen Sie sich in beiden Regionen je ein Haus zeigen, das insgesamt, also mit Steuer, gleich viel kostet.</p>
<p class="article-note">Die Steuer für jeden Preis finden Sie im <a href="/de/mallorca-ratgeber#costs">Kostenrechner</a>.</p>
<p>Fahren Sie an einem Dienstag vom Flughafen zum Haus und vom Haus zur Schule oder zum Hafen, zu der Zeit, zu der Sie wirklich fahren würden. Gehen Sie ohne Makler durch das Dorf. Wenn Kinder zur Schule gehen sollen, klären Sie vor der Haussuche, in welcher Sprache unterrichtet wird, welcher Abschluss in Deutschland anerkannt ist und ob es einen Platz gibt.</p>
<h2>Boden und Genehmigung</h2>
<p>Klären Sie in jeder Region zweierlei: Ist der Boden städtisch oder ländlich? Das bescheinigt die Gemeinde schriftlich. Und entspricht das Haus auf den Fotos der Baugenehmigung?</p>
<p>Zu wem welche Region passt und was dort noch zu prüfen ist, lesen Sie im <a href="/de/mallorca-ratgeber#region-south">Ratgeber</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000017',
    'de',
    'besichtigungsreise-nach-mallorca',
    'Eine Besichtigungsreise nach Mallorca in zwei Tagen',
    'Wie Sie zwei Tage auf Mallorca mit wenigen Häusern planen, von den Unterlagen vor dem Flug bis zum zweiten Blick.',
    '2026-10-08 10:00:00+00',
    '2026-10-08 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/sea-window.jpg" alt="Modell einer Hauswand aus Sandstein über dem Meer, die Fensterläden in tief stehender Sonne halb geöffnet"><p>Ein Fenster über dem Meer, 1:20.</p></div>
<p>Acht Häuser in zwei Tagen kann kaum jemand auseinanderhalten. Wir planen drei Häuser, für jedes genug Zeit und für die besten einen zweiten Besuch.</p>
<div class="article-drawing"><img src="/drawings/viewing-de.svg" alt="Zwei Tage von 9:00 bis 18:00 Uhr, unter der Bahn der Sonne im Oktober. Erster Tag: drei Häuser mit je 90 Minuten, danach je 30 Minuten für Notizen, eine Stunde Mittagessen und die Fahrten. Zweiter Tag: zwei davon noch einmal, zu einer anderen Tageszeit."><p>Zwei Tage Besichtigungen, Stunde für Stunde. Die Nummern bezeichnen die Häuser.</p></div>
<h2>Wie viel Zeit ein Haus bekommt</h2>
<p>Von 9 bis 18 Uhr sind es neun Stunden, eine davon für das Mittagessen. Mit 40 Minuten Fahrt und 30 Minuten für Notizen je Haus bleiben in jedem Haus:</p>
<p class="article-result"><span>Bei drei Häusern am Tag</span> <strong>90 Minuten</strong></p>
<ul class="article-ledger">
<li><span>Bei vier Häusern</span> <strong>50 Minuten</strong></li>
<li><span>Bei sechs Häusern</span> <strong>10 Minuten</strong></li>
</ul>
<h2>Die Unterlagen, noch vor dem Flug</h2>
<p>Mit den Unterlagen scheiden viele Häuser schon vor dem Flug aus. Fordern Sie an:</p>
<ul>
<li>einen aktuellen, vollständigen Grundbuchauszug (<em>nota simple</em>) mit Eigentümer, Lasten und Beschreibung</li>
<li>den Grundriss und die Baugenehmigungen, die zu ihm gehören</li>
<li>die Einstufung des Bodens, städtisch oder ländlich</li>
<li>Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>) und Energieausweis</li>
<li>die Nummer der Ferienvermietungslizenz (ETV), wenn eine beworben wird</li>
<li>die genaue Lage, damit Sie Straße, Nachbarn, Wintersonne und Einflugschneise prüfen können</li>
</ul>
<p>Bitten Sie danach um einen Film statt um weitere Fotos. Wenn wir für Sie suchen, war einer von uns vorher in jedem Haus und schickt Ihnen den Film mit Kommentar, die Mängel eingeschlossen.</p>
<h2>Welche Wochen, welche Tage</h2>
<p>Meiden Sie die Schulferien. Die Mietwagen sind dann teuer und die Eigentümer im Haus. Der Winter zeigt Feuchtigkeit, Heizung und Schatten, der Sommer Verkehr, Nachbarn und Lärm. Von Dienstag bis Donnerstag erreichen Sie die Rathäuser, hören die Baustellen und fahren im Alltagsverkehr.</p>
<h2>Der erste Tag</h2>
<ol>
<li><strong>Fahren Sie einmal vom Flughafen zum Haus,</strong> auf dem Weg, den Sie künftig nehmen würden.</li>
<li><strong>Beginnen Sie draußen.</strong> Gehen Sie die Grenze ab. Woher kommt das Wasser, wohin geht das Abwasser, wem gehört der Weg?</li>
<li><strong>Achten Sie innen auf Geruch und Geräusche.</strong> Öffnen Sie Schränke an den Außenwänden, drehen Sie Hähne auf, schließen Sie die Fenster und hören Sie zu.</li>
<li><strong>Essen Sie im Dorf zu Mittag.</strong></li>
</ol>
<p>Am Abend wird gestrichen, bis ein oder zwei Häuser übrig sind. Schreiben Sie die Gründe auf.</p>
<h2>Der zweite Tag</h2>
<p>Sehen Sie sich diese Häuser zu einer anderen Tageszeit noch einmal an. Wenn das Gebäude es verlangt, kommt ein Architekt mit. Er prüft Tragwerk, Dach, Feuchtigkeit und Leitungen und ob so viel Fläche genehmigt ist, wie gebaut wurde. Fliegen Sie erst am Nachmittag des dritten Tages zurück. Dann bleibt ein Vormittag für das Haus, das noch eine Stunde braucht, den Anwalt oder das Bauamt, das manche Akte nur vor Ort zeigt.</p>
<h2>Was man Ihnen zur Unterschrift vorlegt</h2>
<p>Manche Makler legen Ihnen vor der Besichtigung einen Besichtigungsnachweis (<em>hoja de visita</em>) vor. Er soll belegen, welches Büro Ihnen das Haus gezeigt hat. Lesen Sie ihn zu Ende, denn in manchen steht, dass Sie im Fall des Kaufs Provision zahlen. Auf der Insel ist es Brauch, dass der Verkäufer sie zahlt. Streichen Sie den Satz über die Provision, oder unterschreiben Sie nicht.</p>
<p>Unterschreiben Sie auch keine Reservierung am Küchentisch. Sagen Sie, dass Sie in zwei Tagen antworten. Ihr Anwalt liest die Unterlagen, wir schlagen den Referenzwert des Katasters nach, und das Kaufangebot geht mit seinen Bedingungen schriftlich an den Verkäufer. Was danach unterschrieben wird, lesen Sie im Beitrag über den <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a>.</p>
<h2>Was Sie gleich miterledigen können</h2>
<p>Die NIE, Spaniens Identifikationsnummer für Ausländer, erhalten Sie eine bis vier Wochen nach dem Antrag. Hinzu kommt die Wartezeit auf den Termin. Das Bankkonto dauert danach etwa eine Woche. Wenn Sie zum Kauf entschlossen sind, unterschreiben Sie bei einem Notar auf der Insel eine Vollmacht für Ihren Anwalt, begrenzt auf diesen Kauf. Mit ihr kann er die NIE beantragen, die jeder Käufer für sich braucht. Bei einem deutschen Notar kommen in der Regel Apostille und Übersetzung hinzu. Ein spanisches Konsulat beurkundet sie auf Spanisch, und eine Apostille braucht sie dann nicht.</p>
<p>Wie wir die Tage vorbereiten und was Sie selbst zahlen, lesen Sie unter <a href="/de/leistungen/persoenliche-suche">Besichtigungsreisen</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000011',
    'en',
    'insuring-a-house-that-stands-empty',
    'Insuring a house that stands empty',
    'A second home is most at risk when nobody is in it, so we explain what its policy should name and why the cover must begin with the deed.',
    '2026-11-17 10:00:00+00',
    '2026-11-17 10:00:00+00',
    null,
    false,
    $html$
<h1>Insuring a house that stands empty</h1>
<p>A second home is at its most vulnerable when nobody is in it. A pipe that drips in March is discovered in May, and the insurer’s first question is how long the house had been empty. Ask it first.</p>
<h2>What the policy should name</h2>
<ul>
<li>The building at its rebuilding cost, which has little to do with the price you paid for the plot and the view.</li>
<li>Contents, liability and water damage, each with its own sum.</li>
<li>The number of days for which the house may be empty without a loss of cover. Many policies reduce it in winter.</li>
<li>Guests, if there are any: a house that is rented out needs to be insured as one.</li>
</ul>
<h2>Floods and storms</h2>
<p>A state fund, the <em>Consorcio de Compensación de Seguros</em>, pays for floods and severe storms, but only if a policy is in force. Without a policy there is no claim on the fund either.</p>
<h2>When it must begin</h2>
<p>At the hour of the deed. We ask for the policy a few days ahead, so that it is ready at the notary with the keys. [To be added: questions for the broker, a checklist for the caretaker.]</p>
$html$
  )
on conflict (slug) do update set
  language_code = excluded.language_code,
  title = excluded.title,
  meta_description = excluded.meta_description,
  created_at = excluded.created_at,
  featured_image = excluded.featured_image,
  published = excluded.published,
  content_html = excluded.content_html;
