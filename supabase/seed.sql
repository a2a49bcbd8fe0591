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
<div class="article-picture"><img class="article-opening" src="/articles/tax-stair.jpg" alt="Five blocks of pale stone on dark slate, as high as the five rates of the transfer tax"><p>The transfer tax in stone, 1&nbsp;cm high for each percent and 1 cm wide for each €50,000.</p></div>
<h1 class="cw-title" data-block-id="b-101">What buying in Mallorca really costs</h1>
<p class="cw-lead" data-block-id="b-102">Taxes and fees add roughly 10–15% to the price of the homes we look for, from a million euros upward, before inspection, insurance, financing and renovation.</p>
<p class="article-note">The rates are the law as of 2026. Your lawyer confirms them before you sign.</p>
<h2 id="transfer-tax" data-block-id="b-104">Transfer tax</h2>
<p>A resale home is subject to transfer tax (<em>impuesto sobre transmisiones patrimoniales</em>, ITP). In the Balearic Islands each rate applies only to the part of the price inside its band, as with income tax. The rates are 8% up to €400,000, 9% up to €600,000, 10% up to €1,000,000, 12% up to €2,000,000, and 13% above.</p>
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
<p>The tax is calculated from the price or, if it is higher, from the cadastre’s reference value (<em>valor de referencia</em>). We look it up before the offer, at <a href="https://www.sedecatastro.gob.es" target="_blank" rel="noopener">sedecatastro.gob.es</a>, which asks for a Spanish electronic ID.</p>
<p class="article-note">You can contest the value only afterward, with an expert’s report.</p>
<h2 data-block-id="b-130">If the house is new</h2>
<p>A home that you buy from the developer as its first owner is subject to 10% VAT and, from a value of €1,000,000 on, to stamp duty (AJD) of 2%.</p>
<p class="article-note">At €1,500,000 these are €150,000 and €30,000, and the cash needed is €1,693,250–1,713,699.</p>
<h2 data-block-id="b-140">Commission, and our fee</h2>
<p>By custom the seller pays about 5% commission, which is included in the asking price. You pay us 0.1% of the price (0.121% with VAT). Most of our pay usually comes out of that commission; the <a href="/en/pricing">pricing page</a> has the amounts.</p>
<h2 data-block-id="b-150">What these sums leave out</h2>
<ul>
<li>An inspection by an architect and, if you finance, the bank’s appraisal and fees.</li>
<li>Changing dollars, pounds or francs into euros.</li>
<li>A tax adviser, your travel, and furniture.</li>
<li>A commission, if the seller’s agent asks the buyer for one.</li>
<li>What the bank charges for a cashier’s check and an incoming transfer.</li>
<li>An interpreter at the notary’s or, if somebody signs for you, a power of attorney with its translation.</li>
<li>Insurance from the day of the deed, and the work that the house will need.</li>
</ul>
<p>The <a href="/en/mallorca-guide#costs">calculator in our guide</a> works out these lines for any other price, and when each is due.</p>
<p class="cw-promo" data-block-id="b-199">Powered by <a href="https://contentwriter.example">Contentwriter</a></p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000002',
    'en',
    'nie-and-bank-account-from-the-united-states',
    'NIE and bank account from the United States',
    'How buyers in the United States can arrange an ID number, an account and proof of funds from home.',
    '2026-02-18 10:00:00+00',
    '2026-02-18 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/papers.jpg" alt="On an oak table: an application for the Spanish tax number (NIE), a bank’s certificate of an account with an empty IBAN, a fountain pen and a rubber stamp" width="1600" height="840"><p>An application for the NIE and a bank’s certificate, 1:1.</p></div>
<p><span style="font-size: 17px; color: #333333;">You can prepare for a purchase in Mallorca almost entirely from home. </span><span style="font-size: 17px;">Proof of where the money comes from can be ready long before you find a house. Then you need an ID number and, once you have it, a bank account.</span></p>
<p class="article-note"><span style="color: #333333;">We describe the practice as of 2026 for buyers who live in the United States.</span></p>
<div class="article-drawing"><img src="/drawings/papers-en.svg" alt="Bars by week: the proof of funds is collected during the search. Then come the NIE, the account and the check for a military permit, 1–2 weeks. The money arrives a week before the deed."><p>From the search to the deed, week by week, without the wait for an NIE appointment. The filled part of a bar is the shortest time, the open part how much longer it may take.</p></div>
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
<p>A bank can hold money that arrives without documents, even beyond the day of the deed.</p>
<h2 style="text-align: left;"><span style="font-weight: 600;">Where the money comes from</span></h2>
<p>Banks, lawyers and notaries have to know the origin of the funds (Law 10/2010). Collect the documents before the offer:</p>
<ul class="article-ledger">
<li><span>Your money</span> <strong>statements of the account</strong></li>
<li><span>Your income</span> <strong>the most recent tax returns</strong></li>
<li><span>A sale</span> <strong>its closing statement</strong></li>
<li><span>A gift, an inheritance, a trust</span> <strong>deed or will</strong></li>
</ul>
<p>The bank may want sworn translations into Spanish. If a trust or an LLC is to be the buyer, ask your lawyer and your tax adviser in the first week.</p>
<p><br></p>
<h2 style="text-align: left;"><span style="font-weight: 600;">Signing without flying</span></h2>
<p>With a power of attorney your lawyer can apply for the NIE, open the account if the bank allows it, and sign the deed. Have the lawyer draft it in English and Spanish, limited to named acts and one named property. Signed before a US notary, it needs the apostille (Hague Convention of 1961) of the state in which it was notarized and, if the Spanish notary asks for one, a sworn translation. Signed at a Spanish consulate, it needs no apostille.</p>
<h2 style="text-align: left;"><span style="font-weight: 600;">What a US passport changes</span></h2>
<p><strong>The military permit.</strong> Our article on <a href="/en/blog/buying-a-finca-from-outside-the-eu">rural land</a> says when you need one, and what the deposit contract should then provide.</p>
<p><strong>The right to stay.</strong> Without a residence permit you may spend 90 days in any 180 in the Schengen area. With more than 183 days in a calendar year you are as a rule a tax resident of Spain.</p>
<p><strong>What you report at home.</strong> An account in Spain usually means an FBAR and, with the price in it, often Form 8938. Our article on <a href="/en/blog/taxes-after-the-purchase">taxes after the purchase</a> has limits and dates.</p>
<p>Next comes the <a href="/en/blog/arras-contract-before-you-sign">deposit contract</a>, for which you need about 10% of the price in euros.</p>
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
<div class="article-picture"><img class="article-opening" src="/articles/tax-stair.jpg" alt="Fünf Blöcke aus hellem Stein auf dunklem Schiefer, so hoch wie die fünf Sätze der Grunderwerbsteuer"><p>Die Grunderwerbsteuer in Stein, 1&nbsp;cm hoch je Prozent und 1 cm breit je 50.000 €.</p></div>
<h1><span class="titel">Kaufnebenkosten auf Mallorca im Vergleich</span></h1>
<p class="intro" data-author="redaktion">Die Grunderwerbsteuer ist auf Mallorca höher als in Deutschland (8 bis 13&nbsp;% statt 3,5 bis 6,5&nbsp;%), dafür berechnet der Makler seine Provision in der Regel nur dem Verkäufer; im Preis steckt sie dennoch. Was insgesamt zum Kaufpreis hinzukommt, rechnen wir an zwei Häusern vor, einschließlich Mehrwertsteuer (IVA) und unseres Honorars.</p>
<p class="article-note">Stand 2026. Lassen Sie sich die Sätze vor der Unterschrift von Ihrem Anwalt bestätigen.</p>
<h2>Die Grunderwerbsteuer ist gestaffelt</h2>
<p>Während jedes deutsche Bundesland einen einzigen Satz auf den gesamten Kaufpreis erhebt, steigt die Grunderwerbsteuer für Bestandsimmobilien (<em>impuesto sobre transmisiones patrimoniales</em>, kurz ITP) auf den Balearen in Stufen. Sie beträgt 8&nbsp;% bis 400.000 €, 9&nbsp;% bis 600.000 €, 10&nbsp;% bis 1.000.000 €, 12&nbsp;% bis 2.000.000 € und 13&nbsp;% darüber, jeweils nur auf den Teil des Preises, der in die Stufe fällt.</p>
<p>&nbsp;</p>
<h2>Stadthaus und Villa, durchgerechnet</h2>
<h3>Ein Stadthaus für 1.200.000 €</h3>
<p class="article-result"><span>Nebenkosten, mit IVA</span> <strong>124.890–141.709 €</strong> <span>10,4–11,8&nbsp;% des Preises</span></p>
<ul class="article-ledger">
<li><span>Grunderwerbsteuer, im Schnitt 9,5&nbsp;%</span> <strong>114.000 €</strong></li>
<li><span>Anwalt, 0,5–1,5&nbsp;% des Preises</span> <strong>6.000–18.000 €</strong></li>
<li><span>Notar</span> <strong>860–1.560 €</strong></li>
<li><span>Grundbuchamt</span> <strong>740–1.140 €</strong></li>
<li><span>Gestoría</span> <strong>200–1.000 €</strong> <span>ein Büro, das die Unterlagen einreicht und Ihre Steuern abführt</span></li>
<li><span>21&nbsp;% IVA auf diese vier Rechnungen</span> <strong>1.638–4.557 €</strong></li>
<li><span>Unser Honorar, 0,1&nbsp;% des Preises</span> <strong>1.452 €</strong> <span>mit 21&nbsp;% IVA</span></li>
<li class="article-total"><span>Kapitalbedarf</span> <strong>1.324.890–1.341.709 €</strong> <span>mit dem Kaufpreis</span></li>
</ul>
<div class="article-drawing"><img src="/drawings/costs-de.svg" alt="Maßstäbliche Balken: Die Nebenkosten betragen bis zu 11,8 % des Preises. Rund vier Fünftel entfallen auf die Grunderwerbsteuer, der Rest größtenteils auf den Anwalt, dann auf Notar, Grundbuchamt, Gestoría und uns."><p>Die Anteile maßstäblich, bei den höchsten Rechnungen. Der untere Balken vergrößert das Ende des oberen.</p></div>
<h3>Eine Villa für 2.500.000 €</h3>
<ul class="article-ledger">
<li><span>Grunderwerbsteuer, im Schnitt 11&nbsp;%</span> <strong>275.000 €</strong></li>
<li><span>Nebenkosten insgesamt, mit IVA</span> <strong>296.115–328.664 €</strong> <span>11,8–13,1&nbsp;% des Preises</span></li>
<li class="article-total"><span>Kapitalbedarf</span> <strong>2.796.115–2.828.664 €</strong></li>
</ul>
<p>Notar und Grundbuchamt rechnen nach amtlichen Tarifen ab. Oberhalb der ersten Million kommen je weitere Million rund 300 € für den Notar und rund 200 € für das Grundbuchamt hinzu, jeweils zuzüglich IVA.</p>
<p class="article-note">Beim Neubau treten an die Stelle der Grunderwerbsteuer 10&nbsp;% IVA und die Stempelsteuer (1,5&nbsp;% bei einem Wert unter 1.000.000 €, sonst 2&nbsp;% des ganzen Preises).</p>
<h2>Was beim Notar anders ist</h2>
<p>Auch der spanische Notar ist ein neutraler Amtsträger, den wie in Deutschland meist der Käufer auswählt, etwa aus dem Verzeichnis des <a href="https://www.notariado.org" target="_blank">Generalrats der spanischen Notare</a>. Zwei Dinge sind anders geregelt als in Deutschland:</p>
<ul>
<li><strong>Gebunden sind Sie früher.</strong> Preis und Bedingungen werden bereits Wochen vor dem Notartermin im privatschriftlichen <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a> (<em>contrato de arras</em>) festgelegt.</li>
<li><strong>Eine Auflassungsvormerkung gibt es nicht.</strong> Bestehen Sie deshalb darauf, dass der Notar die Urkunde noch am Tag der Beurkundung beim Grundbuchamt einreicht.</li>
</ul>
<p>Ob Pool und Gästehaus genehmigt sind, ergibt sich aus der Kaufurkunde (<em>escritura</em>) nicht. Diese Prüfung ist Sache des Anwalts, den Sie selbst beauftragen.</p>
<h2>Der Referenzwert des&nbsp;Katasters</h2>
<p>Bemessungsgrundlage ist der Kaufpreis oder, falls höher, der Referenzwert (<em>valor de referencia</em>), den die <a href="https://www.sedecatastro.gob.es" target="_blank">spanische Katasterbehörde</a> jährlich neu festsetzt. Online lässt er sich nur mit einem spanischen elektronischen Ausweis abrufen; wir erledigen das vor dem Kaufangebot.</p>
<p class="article-note">Anfechten lässt sich der Wert erst nach der Zahlung, mit einem Gutachten.</p>
<p></p>
<h2>Provision, Honorar, Darlehen</h2>
<p>Die Provision ist im Angebotspreis enthalten und wird üblicherweise vom Verkäufer gezahlt. Aus ihr stammt in der Regel fast unsere ganze Vergütung, während unser Honorar 0,121&nbsp;% des Kaufpreises beträgt, IVA eingeschlossen (0,1&nbsp;% netto). Die Beträge finden Sie unter <a href="/de/preise">Preise</a>.</p>
<p>Spanische Banken finanzieren Nichtresidenten in der Regel 60 bis 70&nbsp;% des Werts laut Bankgutachten oder, falls niedriger, des Kaufpreises, nicht aber Steuern und Gebühren.</p>
<p class="article-note">Zahlungen von mehr als 50.000 € an Empfänger im Ausland müssen auch Privatpersonen der Bundesbank melden (§ 67 AWV).</p>
<h2>Was in diesen Summen fehlt</h2>
<p>Nicht eingerechnet sind Steuerberater, Reisen, Einrichtung, das Gutachten eines Architekten, Bankgebühren für Scheck oder Überweisung, Währungsumtausch, Dolmetscher oder Vollmacht samt Übersetzung, die Kosten eines Darlehens einschließlich Bankgutachten, die Versicherung ab der Beurkundung und Arbeiten am Haus.</p>
<p>Für jeden anderen Preis finden Sie die Posten und ihre Fälligkeit im <a href="/de/mallorca-ratgeber#costs">Kostenrechner des Mallorca-Ratgebers</a>.</p>
<p style="font-size:12px;color:#999">Erstellt mit Contentwriter</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000004',
    'en',
    'arras-contract-before-you-sign',
    'The arras contract, read before signing',
    'Which kind of arras protects a buyer who pays about 10% down, and under which conditions the money comes back.',
    '2026-04-09 10:00:00+00',
    '2026-04-09 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/contract.jpg" alt="A Spanish deposit contract on an oak table: its two pages, a fountain pen at the line for the buyer, and a cashier’s check that is not filled in"><p>A deposit contract and a cashier’s check, 1:1.</p></div>
<h1><span>The arras contract,</span> <span>read before signing</span></h1>
<p>In Mallorca the terms of a purchase are settled in a private deposit contract (<em>contrato de arras</em>). You sign it weeks before the deed and pay about 10% of the price with it.</p>
<h2>Which kind of arras</h2>
<p>Spanish law recognizes several kinds, and the word alone doesn’t say which one you have signed.</p>
<ul>
<li><strong>Arras penitenciales</strong> (Civil Code, article 1454) let either side withdraw. A buyer who withdraws loses the deposit and what advisers and the bank have cost, and a seller who withdraws repays double.</li>
<li><strong>Arras confirmatorias</strong> are a first payment. Neither side may withdraw. If one doesn’t perform, the other can insist on the sale or end the contract, with damages in either case (article 1124).</li>
<li><strong>Arras penales</strong> are an agreed penalty for breach. The wording decides whether the sale itself can still be demanded.</li>
</ul>
<div><br></div>
<p>You have the first kind only if the contract says so, ideally by naming the article. If the contract is silent, Spanish courts usually read the deposit as part of the price, and then neither side may withdraw.</p>
<p class="article-note">This is the law as of 2026. Before you transfer anything, have your lawyer confirm in writing which kind of arras you are signing.</p>
<h2>What the sums look like</h2>
<p class="article-result"><span>Your deposit at a price of €1,500,000</span> <strong>€150,000</strong> <span>10%, under article 1454</span></p>
<div class="article-drawing"><img src="/drawings/deposit-en.svg" alt="Four cases, as parts of the price of €1,500,000: you sign, and the seller has the deposit of €150,000; you withdraw, and the seller keeps it; the seller withdraws, and pays you €300,000; the purchase is completed, and €1,350,000 is left to pay at the notary."><p>Each bar is the price of €1,500,000.</p></div>
<h2>The conditions that bring your deposit back</h2>
<p>The contract should say that it ends, and that the deposit is returned in full, if a condition isn’t met by its date. The seller is free to refuse a condition, so keep it short and provable.</p>
<ol>
<li><strong>Financing.</strong> A bank needs four to eight weeks from the complete application. Name the amount, the date, and the document that proves a refusal.</li>
<li><strong>Military permit.</strong> Citizens of countries outside the European Economic Area may need one for rural land.</li>
<li><strong>Documents of the house.</strong> Whatever is missing today and promised for later, such as the certificate of occupancy or the permit for the pool.</li>
<li><strong>The vacation-rental license.</strong> If you count on the rent, the contract names its number and guest places, and requires proof that it can pass to you.</li>
<li><strong>Building inspection.</strong> If the architect hasn’t yet been in the house, the contract says which finding allows you to withdraw.</li>
</ol>
<h2>What else the contract needs</h2>
<ul>
<li>The Land Registry entry and the cadastral reference of everything that is sold, annexes and parking included.</li>
<li>The handover of a vacant house, free of mortgages and of other liens and encumbrances, with taxes and community fees paid and a list of the furniture.</li>
<li>The last date for the deed, the notary, and what happens if one side needs a little longer.</li>
<li>Who pays what. The seller owes the municipal tax on the rise in land value (<em>plusvalía</em>) by law, and the agent’s commission by custom.</li>
<li>What you withhold if the seller isn’t a tax resident of Spain, 3% of the price and in some cases the plusvalía. The <a href="/en/mallorca-guide#step-payments">guide</a> has the rules.</li>
</ul>
<h2>Who holds the deposit</h2>
<p>Escrow companies are rare here. Unless the contract says otherwise, the deposit goes straight to the seller, and getting it back depends on whether the seller can pay. You can agree that a notary or a lawyer’s trust account holds it, or that you pay only part of it until a condition is met.</p>
<p>The contract appears in no register, and stops neither the seller’s creditors nor a second buyer. So we order a fresh extract from the Land Registry (<em>nota simple</em>) on the day of the signature, through the <a href="https://www.registradores.org" target="_blank" rel="noopener noreferrer">registrars’ own service</a>, and press for a deed as soon as permit, loan and documents allow.</p>
<h2>And the reservation before it?</h2>
<p>Some of the reservation forms that agents present are already arras, so have your lawyer read yours first. A reservation worth signing takes the house off the market for a fixed number of days, states the price, and returns the money if the documents aren’t as described.</p>
<div>&nbsp;</div>
<p>What we do from the offer to the keys is on our page about <a href="/en/services/buyer-representation">buyer representation</a>.</p>
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
<p>Beim Kauf vom Bauträger fallen andere Steuern an als beim Kauf einer Bestandsimmobilie, der Preis wird in Raten gezahlt, und für Schäden am Tragwerk gilt eine zehnjährige Haftung.</p>
<p class="article-note">Die Angaben gelten im Jahr 2026 und ersetzen keine Rechts- oder Steuerberatung.</p>
<h2 id="steuern">Grunderwerbsteuer oder IVA</h2>
<p>Der Erwerb einer Bestandsimmobilie unterliegt der Grunderwerbsteuer (ITP), auf den Balearen gestaffelt von 8 bis 13&nbsp;%. Als Ersterwerber eines Neubaus entrichten Sie stattdessen 10&nbsp;% Mehrwertsteuer (IVA). Hinzu kommt die Stempelsteuer (AJD) auf die Urkunde, seit Januar 2023 in Höhe von 1,5&nbsp;% bei einem Wert unter 1.000.000 €, sonst 2&nbsp;% des gesamten Preises. Bei 1.800.000 € ergibt das:</p>
<ul class="article-ledger">
<li><span>Bestand, auf die erste Million</span> <strong>90.000 €</strong></li>
<li><span>12&nbsp;% auf die weiteren 800.000 €</span> <strong>96.000 €</strong></li>
<li class="article-total"><span>Grunderwerbsteuer, 10,3&nbsp;%</span> <strong>186.000 €</strong></li>
<li><span>Neubau, IVA von 10&nbsp;%</span> <strong>180.000 €</strong></li>
<li><span>Stempelsteuer, 2&nbsp;%</span> <strong>36.000 €</strong></li>
<li class="article-total"><span>Beide Steuern, 12&nbsp;%</span> <strong>216.000 €</strong></li>
<li><span>Kapitalbedarf Bestand</span> <strong>2.001.609–2.025.688 €</strong></li>
<li><span>Kapitalbedarf Neubau</span> <strong>2.031.609–2.055.688 €</strong> <span>beide mit Preis, Steuern, Notar, Grundbuchamt, Gestoría, Anwalt und unserem Honorar, ohne Gutachten, Steuerberater, Reisen, Versicherung, Bankgebühren, Währungsumtausch, Dolmetscher, Vollmacht, Darlehen, Einrichtung und Arbeiten am Haus</span></li>
</ul>
<p class="article-result"><span>Steuerliche Mehrbelastung beim Neubau</span> <strong>30.000 €</strong></p>
<p>Während der Durchschnittssatz der Grunderwerbsteuer mit dem Preis steigt, bleibt es bei IVA und Stempelsteuer ab 1.000.000 € bei zusammen 12&nbsp;%. Bei 5.000.000 € sind beide Belastungen gleich hoch; darüber wird der Neubau niedriger besteuert.</p>
<div class="article-drawing"><img src="/drawings/new-or-resale-de.svg" alt="Maßstäbliche Balken bei 1.800.000 €: 186.000 € Grunderwerbsteuer beim Bestand, 216.000 € Mehrwert- und Stempelsteuer beim Neubau, 30.000 € mehr. Darunter beide Steuern als Anteil an Preisen von 1.000.000 € bis 8.000.000 €: Bei 5.000.000 € sind sie gleich hoch, darüber ist der Neubau günstiger."><p>Oben maßstäblich die Steuern auf 1.800.000 €, beim Neubau mit der Stempelsteuer am Ende, unten ihr Anteil am Preis.</p></div>
<p>Ein frisch renoviertes Haus aus der Hand eines gewerblichen Verkäufers wird wie Bestand besteuert, sofern die Sanierung gesetzlich nicht als grundlegend gilt. Lassen Sie sich schriftlich bestätigen, welche Steuer anfällt.</p>
<p>&nbsp;</p>
<h2 id="zahlung">In zwei Zahlungen oder in Raten</h2>
<p>Bei Bestandsimmobilien sind rund 10&nbsp;% mit dem Anzahlungsvertrag (<em>contrato de arras</em>) fällig und der Rest im Notartermin. Wer vor Baubeginn kauft, zahlt dagegen über Monate in Raten, jeweils zuzüglich 10&nbsp;% IVA.</p>
<p>Eine gesetzliche Staffelung nach Baufortschritt, wie sie die deutsche Makler- und Bauträgerverordnung vorsieht, gibt es dabei nicht. Dafür müssen Ihre Zahlungen während der Bauzeit durch Bankbürgschaft oder Versicherung abgesichert sein. Vor der ersten Rate ist zu prüfen:</p>
<ol>
<li>Lautet die Bürgschaft oder Police auf Ihren Namen, und deckt sie jede Rate samt IVA, auch die Reservierung?</li>
<li>Ist die Baugenehmigung erteilt oder erst beantragt?</li>
<li>Nennt der Vertrag einen Fertigstellungstermin und die Folgen einer Verspätung?</li>
</ol>
<div><br></div>
<h2 id="haftung">Wer haftet, und wie lange</h2>
<p>Für Neubauten gilt das spanische Baugesetz (<em>Ley de Ordenación de la Edificación</em>, Artikel 17 und 18). Danach haftet in jedem Fall auch der Bauträger. Die Fristen laufen ab der Abnahme des Bauwerks, selbst wenn Sie erst später kaufen oder einziehen:</p>
<ul class="article-ledger">
<li><span>Ausführungsmängel an Oberflächen und Ausbau</span> <strong>1 Jahr</strong></li>
<li><span>Mängel an Bauteilen und Installationen, die die Bewohnbarkeit beeinträchtigen</span> <strong>3 Jahre</strong></li>
<li><span>Schäden am Tragwerk, die die Standfestigkeit gefährden</span> <strong>10 Jahre</strong></li>
</ul>
<p>Der Anspruch verjährt zwei Jahre nach dem Auftreten des Schadens. Für die zehnjährige Haftung muss der Bauträger bei Wohngebäuden eine Versicherung abschließen (<em>seguro decenal</em>), deren Police Sie sich vorlegen lassen sollten. Ausgenommen ist, wer ein Einfamilienhaus für den eigenen Bedarf baut. Was bei dessen Verkauf innerhalb der zehn Jahre an die Stelle der Versicherung tritt, klärt der Anwalt.</p>
<p>Für Bestandsimmobilien ist das Zivilgesetzbuch maßgeblich (Artikel 1485 und 1490). Ansprüche wegen versteckter Mängel erlöschen bereits sechs Monate nach der Übergabe, und private Verkäufer können die Haftung für Mängel ausschließen, die ihnen selbst unbekannt waren. Umso wichtiger ist eine Begutachtung durch einen Architekten vor dem Kauf. Ob beim Neubau oder Bestand daneben Ansprüche wegen Vertragsverletzung bestehen, prüft der Anwalt.</p>
<h2 id="unterlagen">Welche Unterlagen dazugehören</h2>
<p><strong>Bei einem Neubau</strong> muss die Neubauerklärung (<em>declaración de obra nueva</em>) im Grundbuch eingetragen sein. Vorzulegen sind außerdem die Fertigstellungsbescheinigung der Bauleitung, die Bestätigung der Gemeinde, dass genehmigungsgemäß gebaut wurde, die Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>), der Energieausweis und das Gebäudebuch (<em>libro del edificio</em>).</p>
<p><strong>Bei einer Bestandsimmobilie</strong> lassen Sie sich den Grundbuchauszug (<em>nota simple</em>, online bei der <a href="https://www.registradores.org" target="_blank">Kammer der spanischen Grundbuchführer</a>), den Katasterauszug und die Baugenehmigungen vorlegen, außerdem eine gültige Bewohnbarkeitsbescheinigung und Nachweise über Umbauten wie die Verglasung einer Terrasse. In Eigentümergemeinschaften kommen Satzung, Protokolle und die Bescheinigung über das bezahlte Hausgeld hinzu.</p>
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
<p>From an owner who lives outside the EU and the EEA, Spain then takes 24% of the whole rent, which leaves €43,911, or 2.2%, unless costs may be deducted, as the National Court allowed in July 2025, subject to appeal. A resident of the EU or the EEA keeps €65,872 after 19% of the net rent, with yearly costs deducted for the 161 rented days only. Depreciation, which lowers this tax and may raise the one on a later sale, is left out. For the other 204 days the tax on own use is due as well: on a cadastral value of €600,000, €885–1,610 at 24% or €701–1,274 at 19%. Income tax at home, furnishing the house, inspection and work on it aren’t included.</p>
<div class="article-drawing"><img src="/drawings/yield-en.svg" alt="Bars to scale: from a gross rent of €172,600 go €47,465 for bookings and management, €9,200 for cleaning, €12,600 for utilities, pool and garden, €6,000 for property tax, garbage fee, insurance and the accountant, and €12,000 for repairs. Net, €85,335 is left."><p>One year of the villa, to scale. Rents and costs are assumed, and costs include VAT.</p></div>
<p>For licensed houses we forecast 4–6% net a year on the price, without purchase costs and before income tax. None of this is guaranteed.</p>
<h2 class="wp-block-heading">The license belongs to the house</h2>
<p>Renting to vacation guests requires an ETV (<em>estancia turística en vivienda</em>), a license that is tied to the dwelling and to a number of guest places, the <em>plazas</em>. Without one, you may neither rent the house out to vacation guests nor advertise it (Law 8/2012).</p>
<p>No guest places have been added in Mallorca since 2022. If places are granted again, apartments in multi-family buildings and homes in Palma will still get no license under the rules of 2026.</p>
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
<p>If you count on the rent, ask for the deposit contract (<em>arras</em>) to be conditional on the number, the guest places and proof that the license can pass to you. If the seller agrees and one of these fails, the deposit is owed back to you. Ask that a notary hold it, because the seller may be unable to pay.</p>
<h2 class="wp-block-heading">What to deduct from a seller’s figures</h2>
<p>When a seller shows you rents, ask for the statements behind them. Deduct your own weeks, empty weeks, any community fees and the costs of <a href="/en/services/investment-analysis">our example, line by line</a>. The rent is taxed in Spain and declared at home too, as our article on <a href="/en/blog/taxes-after-the-purchase">taxes after the purchase</a> explains.</p>
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
    'What to settle before you look at the map, what houses cost in six regions of Mallorca, and what to check in each.',
    '2026-08-20 10:00:00+00',
    '2026-08-20 10:00:00+00',
    '/articles/regions.jpg',
    true,
    $html$
<h1 style="line-height:1.15">Choosing a region in Mallorca</h1>
<div class="article-picture"><img class="article-opening article-above" src="/articles/regions.jpg" alt="Relief model of Mallorca on an oak table, its six regions drawn apart"><p>Mallorca and its six regions, 1:100,000.</p></div>
<p>Even the right house gets little use if it stands in the wrong valley. The regions of Mallorca differ in price and in how much is open in winter, so we ask for your calendar first.</p>
<h2>Before you look at the map</h2>
<ol>
<li><strong>In which months will you be here?</strong> A place that is cheerful in July may have one open restaurant in January.</li>
<li><strong>How long will you stay each time?</strong> For weekends you’ll want a short drive from the airport.</li>
<li><strong>What do you need nearby?</strong> If you need a school, a boat slip or a doctor, some regions drop out.</li>
<li><strong>Does the house have to earn money?</strong> Then count only on a vacation-rental license (ETV) that the house already has.</li>
</ol>
<p>&nbsp;</p>
<h2>Prices, and what to check</h2>
<div class="article-drawing"><img src="/drawings/regions-en.svg" alt="Map of Mallorca with the price ranges of the six regions: South €800K–5M+, Southwest €1.5M–15M+, West €1M–10M+, North €700K–8M+, Northeast €600K–4M+, Central €1M–12M+."><p>Examples of asking prices for houses and apartments, by our own estimate. We search from €1&nbsp;million, even where a range begins lower; in the darker regions prices begin at €1&nbsp;million or more. Boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-&#8288;atlas. Coastline: GSHHG (Wessel &amp; Smith), LGPL.</p></div>
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
<li><strong>Compare with one budget.</strong> Ask for one real house in each region at the same total cost, <a href="/en/mallorca-guide#costs">tax included</a>.</li>
</ul>
<h2>Land and permit</h2>
<p>In every region, find out whether the plot is urban or rural, which the town’s planning office confirms in writing, and whether the house in the photographs is the house in the permit.</p>
<p><br></p>
<p>Our <a href="/en/mallorca-guide#region-south">guide</a> says what else to check in each region.</p>
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
<div class="article-picture"><img class="article-opening article-above" src="/articles/finca.jpg" alt="Weißes Modell einer Finca mit Pool, Anbau und Poolhaus in Rot"><p>Finca, 1:100. Nicht genehmigte Teile sind rot.</p></div>
<p class="absatz absatz--gross">Außerhalb der Ortschaften ist der Boden auf Mallorca fast überall als ländlich eingestuft (<em>suelo rústico</em>). Ein Wohnhaus wird dort nur ausnahmsweise genehmigt.</p>
<p class="absatz article-note">Stand 2026. Maßgeblich für Ihr Haus ist die Auskunft Ihres Anwalts.</p>
<h2 class="ueberschrift">Was „rústico“ bedeutet</h2>
<p>Suelo rústico entspricht in etwa dem deutschen Außenbereich (§ 35 BauGB): Bauen ist dort grundsätzlich unzulässig. Im Einzelnen gelten allerdings andere Regeln, und zwar je nach Kategorie des Bodens, vom gewöhnlichen Ackerland bis zum streng geschützten Naturraum. Von ihr hängt ab, was gebaut, geändert und vermietet werden darf. Welche Kategorie gilt, bescheinigt die Gemeinde.</p>
<p><span>&nbsp;</span></p>
<h2 class="ueberschrift">Grundbuch, Kataster, Bauakte, Haus</h2>
<p>Auskunft geben vier Quellen, die oft voneinander abweichen.</p>
<ol>
<li><strong>Das Grundbuch</strong> weist Eigentum und Lasten aus. Manche Flächenangabe stammt aus einer alten Urkunde und wurde nie nachgemessen.</li>
<li><strong>Das Kataster</strong> zeigt Luftbild, Grenzen und Gebäude. Dass ein Pool dort verzeichnet ist und besteuert wird, heißt noch nicht, dass er genehmigt ist.</li>
<li><strong>Die Bauakte der Gemeinde</strong> enthält die Genehmigungen und ist deshalb die wichtigste Quelle. Sie sollte als Erstes angefordert werden, denn ihre Beschaffung dauert am längsten.</li>
<li><strong>Das Haus selbst</strong> zeigt, was tatsächlich gebaut wurde.</li>
</ol>
<div class="article-drawing"><img src="/drawings/finca-de.svg" alt="Plan einer Finca zwischen Olivenbäumen. Das Haus und der kleinere Umriss des Pools sind genehmigt, der Anbau, die Veranda und die Vergrößerung des Pools nicht. Die westliche Grenze verläuft im Grundbuch weiter innen als im Kataster, und die Zufahrt führt über das Land eines Nachbarn."><p>Maßstäblicher Plan der erfundenen Finca aus unserem Musterdossier. Rot sind nicht genehmigte Teile (Anbau, verglaste Veranda, ein Teil des Pools) und Flächen ohne eingetragenes Recht (Streifen im Westen, Weg des Nachbarn). Die durchgezogene Grenze gilt im Kataster, die gestrichelte im Grundbuch.</p></div>
<h2 class="ueberschrift">Was die Bewohnbarkeitsbescheinigung beweist</h2>
<p>Die Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>) legt fest, wie viele Personen das Haus höchstens bewohnen dürfen; danach richtet sich auch die Zahl der Gästeplätze. Sie gilt auf den Balearen zehn Jahre und wird beim Verkauf sowie für Strom- und Wasserverträge benötigt. Dass jeder Anbau genehmigt ist, belegt sie nicht; umgekehrt wird sie bei ungenehmigten Bauten unter Umständen nicht erneuert.</p>
<p></p>
<h2 class="ueberschrift">Was Verjährung bedeutet</h2>
<p>Häufig heißt es, der Anbau sei zwar nicht eingetragen, der Verstoß aber längst verjährt. Das kann zutreffen: Auf gewöhnlichem ländlichem Boden gilt es in der Regel für Bauten, die bis Ende 2009 fertig waren. Für die Jahre 2010 bis 2017 legen Anwälte das Gesetz unterschiedlich aus, und bei später errichteten Bauten ist die Verjährung ausgeschlossen (Gesetz 12/2017, Artikel 196, geändert im Dezember 2024). Auf geschütztem Boden verjährt der Verstoß womöglich nie. Was für Ihr Haus gilt, bestätigt der Anwalt. Selbst nach der Verjährung wird der Anbau lediglich geduldet; über spätere Änderungen entscheidet die Gemeinde.</p>
<p>Ist der Verstoß verjährt, kommt auf Mallorca bis Februar 2028 eine außerordentliche Legalisierung in Betracht (Gesetz 7/2024, Disposición adicional 7). Voraussetzung sind ökologische Maßnahmen, die üblichen Gebühren und Steuern sowie eine Abgabe von 12,5&nbsp;% der Baukosten bis Februar 2027, danach von 15&nbsp;%, bei geringem Einkommen weniger. An Feriengäste darf der so legalisierte Bau nicht vermietet werden. Wenn ein Verkäufer damit wirbt, das Haus werde „gerade legalisiert“, gehört der Abschluss des Verfahrens als Bedingung in den <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a> (<em>contrato de arras</em>).</p>
<h2 class="ueberschrift">Wasser, Abwasser, Strom, Weg, Nachbarn</h2>
<ul>
<li><strong>Wasser.</strong> Ist der Brunnen angemeldet, auf wen und für welche Menge?</li>
<li><strong>Abwasser und Strom.</strong> Welche Klärgrube ist eingebaut? Hat das Haus einen Netzanschluss mit ausreichender Leistung?</li>
<li><strong>Weg.</strong> Führt die Zufahrt über fremdes Land? Dann sollte das Wegerecht im Grundbuch eingetragen sein.</li>
<li><strong>Vorkaufsrechte.</strong> In Schutzgebieten prüft der Anwalt die Rechte der öffentlichen Hand. Ist das Grundstück höchstens einen Hektar groß, hat auch der Nachbar ein Vorkaufsrecht, sofern kein Weg oder Bach dazwischenliegt (Zivilgesetzbuch, Artikel 1523 und 1524). Übt er es aus, geht das Haus an ihn, obwohl Sie es schon gekauft haben; den Kaufpreis, die Kaufkosten sowie notwendige und wertsteigernde Aufwendungen muss er Ihnen erstatten (Artikel 1518 und 1525).</li>
</ul>
<p class="article-result"><span>Frist für das Vorkaufsrecht des Nachbarn</span> <strong>9 Tage</strong> <span>ab der Eintragung Ihres Kaufs, ohne Eintragung ab Kenntnis</span></p>
<h2 class="ueberschrift">Was Sie ändern dürfen</h2>
<p>Ob Sie einen Pool bauen oder einen Stall zum Gästehaus umbauen dürfen und welche Vorschriften für Fenster, Dach und Trockenmauern gelten, erfragen Sie vor dem Kaufangebot schriftlich bei der Gemeinde. Einen ersten Anhalt geben die amtlichen Karten und Pläne des <a href="https://www.conselldemallorca.es" target="_blank">Inselrats von Mallorca</a>. Ohne schriftliche Antwort sollten Sie den Umbau nicht einplanen.</p>
<h2 class="ueberschrift">Und die Militärgenehmigung?</h2>
<p>Staatsangehörige des Europäischen Wirtschaftsraums benötigen sie nicht. Ob sie bei allen anderen, auch bei Schweizern, erforderlich ist, klärt der Anwalt vor der Anzahlung. Die Erteilung kann Monate dauern, und ohne Genehmigung wird der Kauf nicht ins Grundbuch eingetragen. Für den Fall der Ablehnung sollte die Rückzahlung der Anzahlung vereinbart sein.</p>
<p>Was wir vor dem Kaufangebot prüfen und was Anwalt und Architekt noch klären, zeigt unser <a href="/de/leistungen/ki-suche/muster">Musterdossier</a> an einer Finca.</p>
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
    '/articles/sea-window.jpg',
    true,
    $html$
<div class="article-drawing"><img src="/drawings/viewing-en.svg" alt="Two days from 9:00 AM to 6:00 PM, below the path of the sun in October. First day: three houses, 90 minutes in each, 30 minutes for notes after each, an hour for lunch, and the road. Second day: two of them again, at a different time of day."><p>Two days of viewings, hour by hour. Each number is a house.</p></div>
<p>After eight houses in two days, few people can tell them apart. We plan three, and a second look at the best.</p>
<h2>Before you book the flight</h2>
<p>Read the documents first. Ask for these, and for a date for whatever is missing:</p>
<ul>
<li>a recent and complete extract from the Land Registry (<em>nota simple</em>), with owner, liens and encumbrances, and description</li>
<li>the floor plan, and the building permits for what it shows</li>
<li>the zoning of the plot, urban or rural</li>
<li>the certificate of occupancy (<em>cédula de habitabilidad</em>) and the energy certificate</li>
<li>the number of the rental license, if one is advertised</li>
<li>the location on a map, with road, neighbors, winter sun and flight path</li>
</ul>
<p>Then ask for ten minutes of uncut film instead of more photographs.</p>
<h2>Which season, which days</h2>
<p>Winter shows moisture, heating and shade, and summer shows traffic, neighbors and noise. On weekdays town halls are open, builders can be heard, and the road carries its ordinary traffic.</p>
<h2>The first day</h2>
<p class="article-result"><span>In each house</span> <strong>90 minutes</strong> <span>and half an hour for notes after it</span></p>
<ol>
<li><strong>Start with the drive.</strong> Arrive the evening before. In the morning, take the road from the airport to the first house, as you would later.</li>
<li><strong>Begin outside.</strong> Walk the boundary. Where does the water come from, and where does the wastewater go?</li>
<li><strong>Inside, check for damp and noise.</strong> Open the closets on exterior walls, run the faucets, flush, close the windows and listen.</li>
</ol>
<p>In the evening, cross houses off until one or two remain, and write down why.</p>
<h2>The second day</h2>
<p>Return to them at a different time of day. If the building calls for it, bring an architect, and ask about structure, roof, moisture, plumbing and wiring, and whether the measured area is the permitted one. Fly home on the third afternoon. That leaves a morning for the lawyer or for the town hall, where some building files can be seen only in person.</p>
<h2>What to ask on a viewing</h2>
<p>Ask questions whose answers you can check.</p>
<ul>
<li>Which parts of the house are in the building permit, and which came later?</li>
<li>Who spent last winter here, and what did the heating cost?</li>
<li>How long has it been for sale, and what was the first price?</li>
</ul>
<h2>If it is the one</h2>
<p>Don’t sign a reservation during the viewing. The offer goes to the seller in writing with its conditions, after your lawyer has read the documents. Our article on the <a href="/en/blog/arras-contract-before-you-sign">deposit contract</a> explains what you would sign next.</p>
<p class="article-note">Start the <a href="/en/blog/nie-and-bank-account-from-the-united-states">NIE and the bank account</a> right away, since they take weeks.</p>
<p>Our page about <a href="/en/services/personal-shopping">viewing trips</a> says how we prepare them and what you pay yourself.</p>
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
<div class="article-picture"><img class="article-opening" src="/articles/calendar.jpg" alt="Zwölf Holzklötze mit den Zahlen der Monate in einer Reihe auf weißem Leinen; petrolblau sind die Monate, in denen die Frist für eine spanische Steuer enden kann"><p>Petrolblau sind Monate mit Steuerfristen, Messing steht für die Grundsteuer.</p></div>
<div class="cw-banner" data-campaign="footer-free-plan">Erstellt mit Contentwriter</div>
<h1 id="titel">Die jährlichen Steuern nach dem Kauf</h1>
<p>Dass Spanien auch die eigene Nutzung besteuert, wird im ersten Jahr nach dem Kauf leicht übersehen. Diese Übersicht richtet sich an Eigentümer, die in Deutschland steuerlich ansässig sind und ihr Haus auf Mallorca selbst nutzen oder vermieten (Stand November 2026). Eine steuerliche Beratung ersetzt sie nicht.</p>
<h2 id="kalender">Das Jahr im Überblick</h2>
<div class="article-drawing"><img src="/drawings/tax-year-de.svg" alt="Ein Jahr mit seinen Terminen. Grundsteuer (IBI) und Müllgebühr: zu den Terminen der Gemeinde. Formular 210 für die Mieten des Vorjahres: 1.–20. April. Formular 210 für die eigene Nutzung im Vorjahr: 1. April – 31. Dezember. Vermögensteuer, falls eine Erklärung nötig ist: in der Regel bis 30. Juni. Solidaritätssteuer, falls eine Erklärung nötig ist: 1.–31. Juli."><p>Das Jahr eines Eigentümers aus Deutschland. Balken sind Zeiträume, Striche das Ende einer Frist. Zu Vermögen- und Solidaritätssteuer muss nicht jeder eine Erklärung abgeben.</p></div>
<p class="article-note">Diese Fristen für das Formular 210 gelten ab dem Steuerjahr 2026 (Orden HAC/623/2026). Für die Eigennutzung 2025 endet die Frist am 31. Dezember 2026.</p>
<h2 id="gemeinde">Grundsteuer und Müllgebühr</h2>
<p>Die Grundsteuer (<em>impuesto sobre bienes inmuebles</em>, IBI) wird von der Gemeinde jährlich auf den im Bescheid genannten Katasterwert erhoben; hinzu kommt eine Müllgebühr. Da die Immobilie für Rückstände des Verkäufers haftet, sollten Sie sich beim Kauf die letzten Zahlungsbelege vorlegen lassen.</p>
<h2 id="modelo-210">Steuer auf die eigene Nutzung</h2>
<p>Für ein Haus, das zu ihrer Verfügung steht, versteuern Nichtresidenten jährlich mit dem Formular 210 (<em>Modelo 210</em>) der <a href="https://sede.agenciatributaria.gob.es" target="_blank">spanischen Steuerbehörde</a> einen fiktiven Nutzungswert, jeder Miteigentümer seinen Anteil.</p>
<ul>
<li>Grundlage sind 1,1&nbsp;% des Katasterwerts, wenn er in den letzten zehn Jahren allgemein neu festgesetzt wurde, sonst 2&nbsp;% (Gesetz 35/2006, Artikel 85).</li>
<li>Wer in der EU ansässig ist, zahlt 19&nbsp;%, wer in der Schweiz lebt, 24&nbsp;%. Kosten sind nicht abziehbar.</li>
<li>Vermietete Tage bleiben außer Ansatz; für sie wird die Miete besteuert.</li>
</ul>
<p class="article-result"><span>Bei einem angenommenen Katasterwert von 600.000 € zahlen alle Eigentümer zusammen im Jahr</span> <strong>1.254 €</strong> <span>bei 1,1&nbsp;% (6.600 € Nutzungswert); bei 2&nbsp;% (12.000 €) sind es 2.280 €</span></p>
<p>&nbsp;</p>
<h2 id="vermietung">Wenn Sie vermieten</h2>
<p>Mieteinnahmen werden zunächst in Spanien besteuert, ebenfalls über das Formular 210; wer in der EU ansässig ist, zahlt 19&nbsp;% auf den Überschuss. In Deutschland sind dieselben Einnahmen noch einmal anzugeben; die spanische Steuer wird angerechnet. Bei Wohnsitz in der Schweiz verlangt das Finanzamt 24&nbsp;% der gesamten Miete. Zwar hat die Audiencia Nacional im Juli 2025 den Abzug von Kosten zugelassen, doch war gegen das Urteil ein Rechtsmittel möglich. Ein Beispiel finden Sie unter <a href="/de/leistungen/investmentanalyse">Investmentanalyse</a>, die Rechnung mit beiden Steuern im Artikel über das <a href="/de/blog/vermieten-mit-lizenz-auf-mallorca">Vermieten mit Lizenz</a>.</p>
<h2 id="vermoegen">Die Vermögensteuer</h2>
<p>Anders als in Deutschland wird in Spanien jährlich Vermögensteuer erhoben. Bei Nichtresidenten erfasst sie nur das Vermögen in Spanien, für jede Person getrennt und zum Stichtag 31. Dezember. Anzusetzen ist die Immobilie mindestens mit dem Kaufpreis, abzüglich eines dafür aufgenommenen Darlehens.</p>
<ul class="article-ledger">
<li><span>Erklärungspflicht bei einem Bruttovermögen über</span> <strong>2.000.000 €</strong></li>
<li><span>Freibetrag auf den Balearen je Person</span> <strong>3.000.000 €</strong></li>
<li><span>Solidaritätssteuer ab einem Nettovermögen von</span> <strong>3.700.000 €</strong></li>
</ul>
<p>Der Freibetrag gilt seit dem Steuerjahr 2024 (balearisches Gesetz 12/2023), auch für Nichtresidenten, deren spanisches Vermögen überwiegend auf den Inseln liegt. Die staatliche Solidaritätssteuer (Gesetz 38/2022) trifft nach Abzug eines Freibetrags von 700.000 €, der auch Nichtresidenten zusteht, nur den Teil über 3.000.000 €; gezahlte Vermögensteuer wird angerechnet.</p>
<p class="article-note">Beide Steuern wurden mehrfach geändert; fragen Sie jedes Jahr nach.</p>
<p>Erwirbt ein Ehepaar ohne weiteres Vermögen in Spanien eine Villa für 5.000.000 € je zur Hälfte, bleibt jeder mit 2.500.000 € unter dem Freibetrag, muss aber eine Erklärung abgeben (Gesetz 19/1991, Artikel 37). Soweit ein Ehegatte den Anteil des anderen mitbezahlt, kann darin eine Schenkung liegen; ob Schenkungsteuer anfällt, ist in beiden Ländern vorab zu prüfen. Wer zu welchem Anteil erwirbt, sollten deshalb eine Kanzlei auf der Insel und Ihr deutscher Steuerberater vor dem <a href="/de/mallorca-ratgeber#step-notary">Notartermin</a> gemeinsam klären.</p>
<p>Auch der Kauf über eine Gesellschaft erspart die Steuer meist nicht: Anteile an einer nicht börsennotierten Gesellschaft, deren Vermögen mindestens zur Hälfte aus spanischen Immobilien besteht, gelten ebenfalls als Vermögen in Spanien (Gesetz 19/1991, Artikel 5).</p>
<div><br></div>
<h2 id="erbfall">Wenn das Haus vererbt wird</h2>
<p>Spanische Erbschaftsteuer fällt auch dann an, wenn die Erben im Ausland leben. Nahe Angehörige sind auf den Balearen allerdings unter Umständen vollständig befreit (Gesetz 11/2023), selbst bei Wohnsitz im Ausland (Gesetz 29/1987, Disposición adicional 2). Eine Erklärung müssen sie dennoch binnen sechs Monaten nach dem Todesfall abgeben, und auch die Plusvalía, die Gemeindesteuer auf den Wertzuwachs von Grund und Boden, kann anfallen.</p>
<p>Lebt der Erblasser oder der Erbe in Deutschland, unterliegt das Haus auch der deutschen Erbschaftsteuer (§ 2 ErbStG). Ein Doppelbesteuerungsabkommen für Erbschaften besteht nicht; auf Antrag rechnet Deutschland die tatsächlich gezahlte spanische Steuer an (§ 21 ErbStG).</p>
<p>Das anwendbare Erbrecht richtet sich nach dem letzten gewöhnlichen Aufenthalt, sofern Sie nicht im Testament das Recht Ihrer Staatsangehörigkeit wählen (Verordnung (EU) Nr. 650/2012, Artikel 21 und 22). Vor einem Umzug auf die Insel sollten Sie darüber mit einem Notar sprechen.</p>
<h2 id="verkauf">Wenn Sie verkaufen</h2>
<p>Beim Verkauf besteuert Spanien den Gewinn eines Nichtresidenten mit 19&nbsp;%, auf die der Käufer 3&nbsp;% des Preises als Vorauszahlung einbehält. Mit dem fristgerecht abgegebenen Formular 210 zahlen Sie den Rest nach oder erhalten zu viel Gezahltes zurück. Hinzu kommt die Plusvalía der Gemeinde. In Deutschland ist die Veräußerung innerhalb von zehn Jahren nach der Anschaffung steuerpflichtig, mit Ausnahmen bei Eigennutzung (§ 23 EStG); die spanische Steuer wird auch hier angerechnet. Nachgewiesene Erwerbskosten wie die Grunderwerbsteuer mindern den Gewinn, Abschreibungen aus Vermietungsjahren können ihn erhöhen.</p>
<p class="article-note">Die Belege sollten Sie nach der Steuererklärung für den Verkauf noch mindestens vier Jahre aufbewahren (Artikel 66 des Gesetzes 58/2003).</p>
<p>Was beim Kauf selbst anfällt, lesen Sie im Artikel über die <a href="/de/blog/kaufnebenkosten-auf-mallorca">Kaufnebenkosten</a>.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000012',
    'de',
    'anzahlungsvertrag-vor-dem-notar',
    'Der Anzahlungsvertrag bindet schon vor dem Notar',
    'Rund zehn Prozent Anzahlung in einem privaten Vertrag: welcher gewohnte Schutz fehlt und was Sie vereinbaren können.',
    '2026-06-24 10:00:00+00',
    '2026-06-24 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening" src="/articles/contract.jpg" alt="Ein spanischer Anzahlungsvertrag auf einem Eichentisch: seine beiden Seiten, ein Füllfederhalter an der Linie für den Käufer und ein unausgefüllter Bankscheck"><p>Ein Anzahlungsvertrag und ein Bankscheck, 1:1.</p></div>
<p>Ein Grundstückskaufvertrag ist in Deutschland ohne notarielle Beurkundung nichtig (§§ 125 und 311b BGB). Auf Mallorca binden sich Käufer und Verkäufer dagegen schon einige Wochen vor dem Notartermin, und zwar mit einem kurzen privatschriftlichen Vertrag, dem Anzahlungsvertrag (<em>contrato de arras</em>). Der Käufer überweist dabei rund 10&nbsp;% des Preises, und ein Rücktritt kostet danach Geld oder ist ausgeschlossen.</p>
<h2>Was Sie aus Deutschland gewohnt sind</h2>
<p>Den Schutz durch Form, Notar und Vormerkung gibt es vor dem spanischen Notartermin nicht. Manches davon lässt sich vertraglich ersetzen, die Vormerkung nicht.</p>
<p class="article-note">Eintragen lässt sich allenfalls eine beurkundete Kaufoption, wenn der Verkäufer sie einräumt (Artikel 14 der spanischen Hypothekenverordnung).</p>
<ul>
<li><strong>Die Form.</strong> In Spanien bindet ein Vertrag in jeder Form (Zivilgesetzbuch, Artikel 1278), auch als Formular des Maklers.</li>
<li><strong>Der Entwurf.</strong> Eine Belehrung durch den Notar findet nicht statt, und wer den Vertrag entwirft, ist Verhandlungssache.</li>
<li><strong>Die Vormerkung.</strong> Der Anzahlungsvertrag wird nirgends eingetragen und schützt weder vor einer Pfändung noch vor einem zweiten Käufer.</li>
</ul>
<h2>Welche Art von Arras</h2>
<p>Das spanische Recht kennt mehrere Arten, die sich am Wort allein nicht unterscheiden lassen.</p>
<ul>
<li><strong>Arras penitenciales</strong> (Artikel 1454 des Zivilgesetzbuchs) sind ein Reugeld. Beide Seiten dürfen zurücktreten, der Käufer unter Verlust der Anzahlung, der Verkäufer gegen Erstattung des doppelten Betrags.</li>
<li><strong>Arras confirmatorias</strong> sind eine Teilzahlung ohne Rücktrittsrecht. Erfüllt eine Seite nicht, kann die andere auf dem Kauf bestehen oder Schadensersatz verlangen.</li>
<li><strong>Arras penales</strong> sind eine Vertragsstrafe. Ob daneben weiter Erfüllung verlangt werden kann, richtet sich nach dem Wortlaut.</li>
</ul>
<p>Im Zweifel ist die Anzahlung nach spanischer Rechtsprechung kein Reugeld, wie übrigens auch im deutschen Recht (§ 336 Absatz 2 BGB). Wer sich den Rücktritt offenhalten will, sollte Artikel 1454 deshalb ausdrücklich in den Vertrag aufnehmen lassen.</p>
<p class="article-note">Stand 2026. Welche Art Sie unterschreiben, sollte Ihr spanischer Anwalt vor der Überweisung schriftlich bestätigen.</p>
<h2>Die Rechnung</h2>
<p class="article-result"><span>Ihre Anzahlung bei einem Preis von 1.800.000 €</span> <strong>180.000 €</strong> <span>10&nbsp;%, nach Artikel 1454</span></p>
<div class="article-drawing"><img src="/drawings/deposit-de.svg" alt="Vier Fälle, als Teile des Preises von 1.800.000 €: Sie unterschreiben, und der Verkäufer hat die Anzahlung von 180.000 €; Sie treten zurück, und er behält sie; der Verkäufer tritt zurück und zahlt Ihnen 360.000 €; es kommt zum Kauf, und im Notartermin bleiben 1.620.000 € zu zahlen."><p>Jeder Balken steht für den Preis von 1.800.000 €.</p></div>
<p>Bei einem Rücktritt verlieren Sie die Anzahlung und alles, was Sie Beratern und der Bank bereits gezahlt haben. Was den Kauf noch verhindern kann, sollte deshalb vor der Unterschrift geklärt oder als Bedingung vereinbart sein.</p>
<h2>Wann Sie die Anzahlung zurückbekommen</h2>
<p>Im Vertrag sollte stehen, dass er endet und die Anzahlung in voller Höhe zurückzuzahlen ist, wenn eine Bedingung bis zum vereinbarten Tag nicht eintritt. Verpflichtet ist der Verkäufer zu solchen Bedingungen nicht; umso knapper und nachprüfbarer sollten sie formuliert sein.</p>
<ol>
<li><strong>Finanzierung.</strong> Eine spanische Bank benötigt ab dem vollständigen Antrag vier bis acht Wochen. Festzulegen sind Betrag, Datum und der Nachweis einer Absage.</li>
<li><strong>Unterlagen zum Haus.</strong> Aufzuführen ist alles, was nachgereicht werden soll, etwa die Genehmigung des Pools oder der Abschluss einer Legalisierung.</li>
<li><strong>Ferienvermietungslizenz (ETV).</strong> Wenn Sie mit Mieteinnahmen rechnen, gehören Nummer, Gästeplätze und der Nachweis der Übertragbarkeit in den Vertrag.</li>
<li><strong>Begutachtung.</strong> War der Architekt noch nicht im Haus, ist zu regeln, welcher Befund zum Rücktritt berechtigt.</li>
</ol>
<h2>Was außerdem hineingehört</h2>
<ul>
<li>der Grundbucheintrag und die Katasterreferenz von allem, was verkauft wird</li>
<li>die Übergabe in geräumtem, lastenfreiem Zustand, mit bezahlten Steuern und Inventarliste</li>
<li>der späteste Notartermin und eine Regelung für Verzögerungen</li>
<li>wer welche <a href="/de/blog/kaufnebenkosten-auf-mallorca">Kaufnebenkosten</a> trägt</li>
<li>bei einem Verkäufer, der in Spanien nicht steuerlich ansässig ist, der Einbehalt von 3&nbsp;% des Preises, hier 54.000 €, und unter Umständen der Plusvalía, wie im <a href="/de/mallorca-ratgeber#step-payments">Ratgeber</a> beschrieben</li>
<li>ein zweispaltiger Text, spanisch und deutsch, samt maßgeblicher Fassung</li>
</ul>
<h2>Wer das Geld verwahrt</h2>
<p>Ohne abweichende Vereinbarung geht die Anzahlung direkt an den Verkäufer. Möglich sind aber die treuhänderische Verwahrung durch einen Notar oder Anwalt oder zunächst nur ein Teil der Anzahlung, solange eine Bedingung offen ist. Am Tag der Unterschrift rufen wir im <a href="https://www.registradores.org" target="_blank">Portal der spanischen Grundbuchführer</a> einen aktuellen Grundbuchauszug (<em>nota simple</em>) ab. Außerdem drängen wir auf einen <a href="/de/mallorca-ratgeber#step-notary">Notartermin</a>, sobald Genehmigung, Darlehen und Unterlagen ihn erlauben.</p>
<h2>Und die Reservierung davor?</h2>
<p>Manches Reservierungsformular ist rechtlich bereits ein Anzahlungsvertrag und sollte deshalb zuerst vom Anwalt gelesen werden. Eine brauchbare Reservierung ist auf eine feste Zahl von Tagen befristet, nennt den Preis und sieht die Erstattung vor, falls die Unterlagen vom Inserat abweichen.</p>
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
<div class="article-picture"><img class="article-opening" src="/articles/calendar.jpg" alt="Twelve wooden blocks with the numbers of the months in a row on white linen; the months in which the deadline of a Spanish tax may fall are teal"><p>Teal marks months in which a Spanish deadline may fall. Brass marks the property tax, usually in the fall; the town sets the date.</p></div>
<p>This overview is for owners who live in the United States or the United Kingdom, as of 2026. Have an adviser in each country confirm your figures.</p>
<h2>The year on one page</h2>
<div class="article-drawing"><img src="/drawings/tax-year-en.svg" alt="A year with its dates. Property tax and garbage fee: on the town’s dates. Form 210 for last year’s rents: April 1–20. Form 210 for last year’s own use: April 1 – December 31. US return and FBAR: April 15, the FBAR with an extension to October 15. Spanish wealth tax, if required: by June 30. Solidarity tax, if required: July 1–31. UK return: January 31."><p>The year of an owner from outside the EU. A bar is a period, a mark the last day of one.</p></div>
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
<p class="article-result"><span>At an assumed cadastral value of €600,000, the owners together pay each year</span> <strong>€1,584</strong> <span>at 1.1% (on €6,600), or €2,880 at 2% (on €12,000)</span></p>
<h2>If you rent it out</h2>
<p>Rent is taxed where the house is, so Spain comes first, at 24%. The law allows residents of the EU and the EEA to deduct costs. Spain’s National Court (<em>Audiencia Nacional</em>) has allowed an owner who lives in the United States to do the same (July 28, 2025, appeal 636/2021). A further appeal was possible, so ask your adviser what applies to your year.</p>
<div class="article-drawing"><img src="/drawings/rent-tax-en.svg" alt="Bars to scale: of a rent of €100,000 with costs of €40,000, Spain takes €24,000 at 24% without the deduction, €14,400 at 24% with it, and €11,400 at 19% with it, from a resident of the EU."><p>Spanish tax on an assumed rent of €100,000 with costs of €40,000, to scale.</p></div>
<p>Keep the invoices either way.</p>
<p>At home you declare the same rent again. The IRS wants it on Schedule E (on Schedule C if you provide services as a hotel does), with a building abroad depreciated over 30 years, or over 40 for short stays, and credits Spanish income tax within limits (Form 1116). The credit doesn’t reduce the 3.8% federal tax on net investment income, if you owe it, and states such as New York give none. HMRC wants it on the foreign pages of the Self Assessment return (SA106) and gives relief for Spanish tax up to the UK tax on the same income.</p>
<h2>Wealth tax</h2>
<p>Non-residents are taxed on their assets in Spain only, each person separately, as of December 31.</p>
<ul class="article-ledger">
<li><span>A return is due above gross assets of</span> <strong>€2,000,000</strong></li>
<li><span>Balearic allowance for each person</span> <strong>€3,000,000</strong></li>
<li><span>Solidarity tax, payable above net wealth of</span> <strong>€3,700,000</strong></li>
</ul>
<p>The allowance (Balearic Law 12/2023) has applied since 2024, also to non-residents who have the greater part of their Spanish assets in the islands. The solidarity tax (Law 38/2022) is national. Its first rate begins above €3,000,000, after an allowance of €700,000 that non-residents have as well. Wealth tax that you have paid is deducted from it.</p>
<p class="article-note">Both have changed several times, so ask every year.</p>
<p>A company doesn’t avoid them. Shares in one that is unlisted and holds at least half of its assets in Spanish real estate count as assets in Spain (Law 19/1991, article 5).</p>
<h2>What the United&nbsp;States wants to know as well</h2>
<p>If you live in the United States, a report is due above:</p>
<ul class="article-ledger">
<li><span>FBAR, accounts abroad together, at any time</span> <strong>$10,000</strong></li>
<li><span>Form 8938, assets on the last day of the year</span> <strong>$50,000</strong></li>
<li><span>Form 8938, assets at any time</span> <strong>$75,000</strong></li>
</ul>
<p>The FBAR is FinCEN Form 114. Form 8938 is about foreign financial assets, and its limits are twice as high for a couple filing jointly. A house in your own name doesn’t count. Shares in a company that owns it do. If you control a foreign company, or hold 10% of one that Americans control, you usually file Form 5471 for it as well, with a penalty of $10,000 for leaving it out (Internal Revenue Code, section 6038).</p>
<h2>When the house is inherited or sold</h2>
<p>Heirs are subject to Spanish inheritance tax wherever they live. In the Balearics, relief of 100% for close family (Law 11/2023), also for heirs outside the EU (Law 29/1987, second additional provision), can bring it to zero. A return is due in any case, within six months of the death. The heirs may still owe the town’s <em>plusvalía</em>, a tax on the rise in land value. Your own country may tax the estate as well.</p>
<p>For Spain, the law of the country in which you last lived governs the succession (Regulation (EU) 650/2012, article 21). If it applies to land the law of the place where the land lies, as New York’s and England’s do, Spanish law, with fixed shares for children, may apply to the house (article 34). A valid will that chooses the law of your nationality (article 22; for Americans usually that of a state) normally avoids this. Have one drawn up that works in both countries.</p>
<p>When you sell, Spain taxes a non-resident’s gain at 19%, and your buyer withholds 3% of the price toward it. You then file form 210 in time: if the tax is higher than the 3%, you pay the difference; if it is lower, the rest is refunded. The town charges the plusvalía. Purchase costs that you can prove reduce the gain; depreciation for rented years may raise it. At home you declare the gain as well, and Spanish tax is credited within the same limits. There the gain is calculated in dollars or pounds, so the exchange rate alone can create one.</p>
<p class="article-note">Keep the receipts for at least four years after the return for the sale (Law 58/2003, article 66).</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000014',
    'de',
    'vermieten-mit-lizenz-auf-mallorca',
    'Was nach Steuern von der Miete bleibt',
    'Wie Sie die Lizenz einer Villa auf Mallorca prüfen und was nach Steuern in zwei Ländern von der Miete übrig bleibt.',
    '2026-07-29 10:00:00+00',
    '2026-07-29 10:00:00+00',
    null,
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/villa.jpg" alt="Architekturmodell einer modernen Villa mit langem Pool zwischen Kiefern"><p>Modell einer Villa, 1:100.</p></div>
<p>Wer in Deutschland lebt und auf Mallorca an Feriengäste vermietet, braucht eine Lizenz und versteuert die Miete zuerst in Spanien, danach in Deutschland.</p>
<p class="article-note">Stand 2026. Welche Steuersätze für Sie gelten, bestätigt Ihr Steuerberater.</p>
<h2>Was am Ende bleibt</h2>
<p>Gerechnet wird mit der Villa aus unserer <a href="/de/leistungen/investmentanalyse">Investmentanalyse</a> (Kaufpreis 2.000.000 €, 23 Wochen im Jahr vermietet). Von 172.600 € Miete bleiben nach allen Kosten 85.335 €, netto 4,3&nbsp;% des Kaufpreises oder 3,8&nbsp;% mit den Kaufnebenkosten, ohne Gutachten, Ersteinrichtung, Arbeiten am Haus, Bank, Währungsumtausch, Dolmetscher, Vollmacht und Darlehen. Zu versteuern ist mehr, weil Spanien die laufenden Kosten nur für die 161 vermieteten Tage anerkennt. In Deutschland setzen wir vereinfacht denselben Betrag an, bei einem Steuersatz von 45&nbsp;% und 5,5&nbsp;% Solidaritätszuschlag auf die nach Anrechnung verbleibende Steuer. Nicht berücksichtigt sind Abschreibung, Kirchensteuer und die spanische Steuer auf den Nutzungswert.</p>
<ul class="article-ledger">
<li><span>Überschuss nach allen Kosten</span> <strong>85.335 €</strong></li>
<li><span>Zu versteuern</span> <strong>102.437 €</strong></li>
<li><span>Steuer in Spanien, 19&nbsp;%</span> <strong>19.463 €</strong></li>
<li><span>Steuer in Deutschland, 45&nbsp;%, vor der Anrechnung</span> <strong>46.097 €</strong></li>
<li><span>Davon nach der Anrechnung noch zu zahlen, mit Solidaritätszuschlag</span> <strong>28.099 €</strong></li>
</ul>
<p class="article-result"><span>Vom Überschuss bleiben Ihnen</span> <strong>37.773 €</strong> <span>44,3&nbsp;% von 85.335 €</span></p>
<div class="article-drawing"><img src="/drawings/rent-de.svg" alt="Maßstäbliche Balken: Von einem Überschuss von 85.335 € gehen 19.463 € an Spanien, zum Satz von 19 %, und nach der Anrechnung 28.099 € an Deutschland. Es bleiben 37.773 €, das sind 44,3 %."><p>Dieselbe Rechnung als maßstäbliche Balken.</p></div>
<p>Bei einem Steuersatz von 42&nbsp;% bleiben rund 41.000 €. Wer in Deutschland weniger als 19&nbsp;% auf diese Einkünfte zahlt, bekommt die Differenz nicht zurück.</p>
<p>Unsere Vorausberechnungen für Häuser mit Lizenz ergaben netto 4 bis 6&nbsp;% des Kaufpreises (ohne Nebenkosten) im Jahr, vor Einkommensteuer. Bei zwei eigenen Wochen im Juli oder August sind es im Beispiel 3,5&nbsp;%. Zugesagt ist keine Rendite.</p>
<h2>Die Lizenz prüfen</h2>
<p>Die Ferienvermietungslizenz (ETV, <em>estancia turística en vivienda</em>) gilt für ein bestimmtes Haus und eine bestimmte Zahl von Gästeplätzen. Neue Plätze werden auf Mallorca seit 2022 für kein Haus mehr vergeben. Unabhängig davon gibt es für Wohnungen in Mehrfamilienhäusern und in ganz Palma keine neuen Lizenzen. Verlassen können Sie sich daher nur auf eine vorhandene Lizenz.</p>
<p>Das nationale Register, dessen Nummer Plattformen seit Juli 2025 verlangten, hat der spanische Oberste Gerichtshof am 19. Mai 2026 aufgehoben (Urteil 620/2026). Welche Nummer eine Plattform nun verlangt, erfragen Sie am besten dort.</p>
<p>Vor dem Kaufangebot gleichen wir Nummer und Inhaber mit dem Register des Inselrats ab und die Zahl der Gästeplätze mit den Schlafzimmern und der Bewohnbarkeitsbescheinigung. Zu fragen ist außerdem nach einer Befristung und nach laufenden Verfahren, etwa wegen eines ungenehmigten Pools. Ob die Lizenz auf Sie übergeht, bestätigt Ihr Anwalt; der Eigentümerwechsel ist dem Inselrat anzuzeigen. Wer Mieteinnahmen einplant, sollte die Lizenz im <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a> zur Bedingung machen, sofern der Verkäufer zustimmt.</p>
<h2>Das spanische Finanzamt</h2>
<p>Wer in der EU ansässig ist, zahlt 19&nbsp;% auf den Überschuss. Belegte Vermietungskosten sind abziehbar, laufende Kosten und die Abschreibung (bis zu 3&nbsp;% des Gebäudeanteils im Jahr) allerdings nur, soweit sie auf die vermieteten Tage entfallen. Abzugeben ist das Formular 210 (<em>Modelo 210</em>), ab dem Steuerjahr 2026 vom 1. bis 20. April des Folgejahres. Für die übrigen Tage wird der Nutzungswert besteuert (siehe <a href="/de/blog/steuern-nach-dem-kauf-auf-mallorca">Steuern nach dem Kauf</a>).</p>
<h2>Das deutsche Finanzamt</h2>
<p>Nach dem Doppelbesteuerungsabkommen mit Spanien von 2011 (Artikel 6 und 22) besteuert auch Deutschland die Miete, rechnet aber die festgesetzte, gezahlte und nachgewiesene spanische Steuer an.</p>
<ul>
<li><strong>Die Formulare.</strong> Die Miete gehört in die Anlage V, die spanische Steuer in die Anlage AUS. Seit der Erklärung für 2023 kommt die Anlage V-FeWo hinzu, die nach vermieteten und eigenen Tagen fragt.</li>
<li><strong>Die Abschreibung.</strong> In Deutschland beträgt sie in der Regel 2&nbsp;% des Gebäudewerts im Jahr. Für Gebäude, die vor 1925 fertiggestellt wurden, sind es 2,5&nbsp;%, für solche ab 2023 sind es 3&nbsp;% (§ 7 Absatz 4 EStG). Bei einem Bestandshaus kann der Überschuss deshalb höher ausfallen als in Spanien.</li>
<li><strong>Die eigenen Wochen.</strong> Bei teilweiser Eigennutzung muss die Vermietung über 30 Jahre einen Überschuss erwarten lassen, sonst sind Verluste nicht abziehbar (BFH, IX&nbsp;R&nbsp;97/00).</li>
<li><strong>Die Meldung.</strong> Vermittlungsplattformen melden die Einnahmen seit 2023 den Finanzbehörden (Plattformen-Steuertransparenzgesetz).</li>
</ul>
<h2>Und ohne Lizenz?</h2>
<p>Ohne ETV dürfen Sie langfristig vermieten oder auf Zeit, wenn der Mieter dafür einen nachweisbaren Grund hat, etwa eine Tätigkeit auf der Insel; die Einnahmen sind dann geringer. Wer dauerhaft im Haus wohnt, darf fünf Jahre bleiben, bei einer Gesellschaft als Vermieterin sieben, selbst wenn im Vertrag nur ein Jahr vereinbart ist (Gesetz 29/1994, Artikel 9). Ein privater Vermieter kann nach dem ersten Jahr Eigenbedarf für sich oder nahe Angehörige geltend machen, sofern dieser Fall im Vertrag vorgesehen ist. Bei mehr als 300 m² oder einer Jahresmiete über dem 5,5-Fachen des jährlichen Mindestlohns gilt die vertragliche Dauer (Artikel 4).</p>
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
<p>A bank’s appraiser may count only those 240 square meters.</p>
<h2>Registry, cadastre, building file, house</h2>
<p>We compare four sources, which seldom agree.</p>
<ol>
<li><strong>The Land Registry</strong> says who owns what, and with which liens and encumbrances (debts and rights of others that stay with the house). Some of its areas come from old deeds and were never measured.</li>
<li><strong>The cadastre</strong> shows plot and buildings for tax. A pool that appears in it is taxed, but that doesn’t make it permitted.</li>
<li><strong>The town’s building file</strong> holds what was permitted. It matters most and takes longest to obtain.</li>
<li><strong>The house</strong> shows what was built.</li>
</ol>
<div class="article-drawing"><img src="/drawings/finca-en.svg" alt="Plan of a finca among olive trees, with house, annex, porch, pool, two western boundaries and a track."><p>Another finca, the fictional one of our specimen dossier, to scale. Red has no permit (annex, porch glazing, part of the pool) or no registered right (western strip, neighbor’s track). The solid boundary is the cadastre’s, the dashed one the Land Registry’s.</p></div>
<h2>“It is time-barred”</h2>
<p>You’ll hear that the annex isn’t registered, but too old to be demolished. On protected land there may be no time limit. On other rural land, works finished by the end of 2009 can as a rule no longer be ordered demolished. For works of 2010 to 2017 lawyers read the law in different ways, and for later ones there is no time limit (Law 12/2017, article 196). The law was amended in December 2024, and your lawyer confirms what applies to your house. Even a time-barred annex is only tolerated, and the town decides what may be changed.</p>
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
<p>A deed gives no right to stay. Without a residence permit, Americans and Britons may spend 90 days in any 180 in the Schengen area (Regulation (EU) 2016/399, article 6). If you want to stay longer, see an immigration lawyer before the purchase.</p>
<h2>Water, sewage, power, track, neighbors</h2>
<ul>
<li><strong>Water.</strong> Is the well registered, in whose name, and for how much water?</li>
<li><strong>Sewage.</strong> Sewer, septic tank or sealed tank?</li>
<li><strong>Power.</strong> Does the line have enough capacity?</li>
<li><strong>Track.</strong> Is it yours, public, or across a neighbor’s field? A right of way belongs in the Land Registry.</li>
<li><strong>Neighbors.</strong> If the plot is no larger than one hectare, about 2.5 acres, the neighbor may buy it in your place within nine days of the registration of your purchase or, if it isn’t registered, of learning of it, unless a track or a stream lies between (Civil Code, articles 1523 and 1524). You then lose the house; the neighbor repays the price, the costs of the purchase and necessary and useful expenses (articles 1518 and 1525). Ask your lawyer beforehand which of your costs you wouldn’t get back.</li>
</ul>
<p>Our <a href="/en/services/ai-search/specimen">specimen dossier</a> shows what we check in a finca before the offer and what is left to your lawyer and architect.</p>
$html$
  ),
  (
    '00000000-0000-4000-8000-000000000016',
    'de',
    'welche-region-auf-mallorca',
    'Welche Region auf Mallorca zu Ihnen passt',
    'Beispiele für Angebotspreise in den sechs Regionen, was dort zu prüfen ist und wie Sie zu einer engeren Auswahl von Orten kommen.',
    '2026-08-27 10:00:00+00',
    '2026-08-27 10:00:00+00',
    '/articles/regions.jpg',
    true,
    $html$
<div class="article-picture"><img class="article-opening article-above" src="/articles/regions.jpg" alt="Reliefmodell von Mallorca auf einem Eichentisch, seine sechs Regionen auseinandergerückt"><p>Mallorca und seine sechs Regionen, 1:100.000.</p></div>
<p>Fast jedes erste Gespräch beginnt mit einem Ortsnamen. Ein schönes Haus am falschen Ort steht jedoch bald leer, denn die Regionen unterscheiden sich im Preis und darin, wie viel im Winter geöffnet hat. Wir fragen deshalb zuerst nach Ihrem Kalender.</p>
<h2>Vor dem Blick auf die Karte</h2>
<ol>
<li><strong>In welchen Monaten?</strong> In manchen Orten ist im Januar fast alles geschlossen.</li>
<li><strong>Wie lange am Stück?</strong> Für Wochenenden sollte die Fahrt vom Flughafen kurz sein.</li>
<li><strong>Von welchem Flughafen?</strong> Manche Strecke, die im Juli täglich bedient wird, entfällt im Winter oder wird nur an zwei Tagen der Woche geflogen.</li>
<li><strong>Was brauchen Sie in der Nähe?</strong> Wer auf Schule, Liegeplatz oder Arztpraxis angewiesen ist, kann manche Region streichen.</li>
</ol>
<h2>Preise und Besonderheiten</h2>
<div class="article-drawing"><img src="/drawings/regions-de.svg" alt="Karte von Mallorca mit den Preisspannen der sechs Regionen: Süden 0,8–5+ Mio. €, Südwesten 1,5–15+ Mio. €, Westen 1–10+ Mio. €, Norden 0,7–8+ Mio. €, Nordosten 0,6–4+ Mio. €, Inselmitte 1–12+ Mio. €."><p>Beispiele für Angebotspreise von Häusern und Wohnungen, nach unserer Einschätzung. Wir suchen ab 1&nbsp;Mio.&nbsp;€, auch wo eine Spanne niedriger beginnt; dunkler sind Regionen, deren Spanne bei 1&nbsp;Mio.&nbsp;€ oder höher beginnt. Grenzen: Instituto Geográfico Nacional de España (CC BY 4.0), über es-&#8288;atlas. Küstenlinie: GSHHG (Wessel &amp; Smith), LGPL.</p></div>
<ul>
<li><strong>Süden.</strong> In Palma stört mancherorts nächtlicher Straßenlärm, rund um den Flughafen die Einflugschneise.</li>
<li><strong>Südwesten.</strong> Vor dem Haus darf womöglich noch gebaut werden.</li>
<li><strong>Westen.</strong> Zu prüfen sind Zufahrt, Wasser und Wintersonne.</li>
<li><strong>Norden.</strong> Geht eine Ferienvermietungslizenz (ETV) auf Sie über?</li>
<li><strong>Nordosten.</strong> Zu beachten sind Hochwasserkarte und Küstenschutzzone.</li>
<li><strong>Inselmitte.</strong> Auf <a href="/de/blog/finca-auf-laendlichem-boden">ländlichem Boden</a> muss jedes Gebäude genehmigt sein.</li>
</ul>
<h2>Zwischen zwei Regionen</h2>
<p>Zum Vergleich besichtigen Sie am besten in beiden je ein Haus zum gleichen Preis.</p>
<p class="article-note">Die Steuer für jeden Preis finden Sie im <a href="/de/mallorca-ratgeber#costs">Kostenrechner</a>.</p>
<p>Die Strecken vom Haus zum Flughafen, zur Schule oder zum Hafen fahren Sie am besten einmal werktags im Berufsverkehr ab; auch das Dorf sollten Sie sich ohne Makler und ohne uns ansehen. Bei schulpflichtigen Kindern ist vor der Haussuche zu klären, in welcher Sprache unterrichtet wird, ob der Abschluss in Deutschland anerkannt wird und ob ein Platz frei ist.</p>
<h2>Boden und Genehmigung</h2>
<p>In jeder Region sind zwei Fragen zu klären: ob der Boden städtisch oder ländlich ist (das bescheinigt die Gemeinde schriftlich) und ob das Haus auf den Fotos der Baugenehmigung entspricht.</p>
<p>Die Orte jeder Region finden Sie im <a href="/de/mallorca-ratgeber#region-south">Ratgeber</a>.</p>
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
    '/articles/sea-window.jpg',
    true,
    $html$
<div class="article-drawing"><img src="/drawings/viewing-de.svg" alt="Zwei Tage von 9:00 bis 18:00 Uhr, unter der Bahn der Sonne im Oktober. Erster Tag: drei Häuser mit je 90 Minuten, danach je 30 Minuten für Notizen, eine Stunde Mittagessen und die Fahrten. Zweiter Tag: zwei davon noch einmal, zu einer anderen Tageszeit."><p>Ablauf zweier Besichtigungstage. Die Nummern bezeichnen die Häuser.</p></div>
<p>Wer in zwei Tagen acht Häuser besichtigt, kann sie am Ende kaum noch auseinanderhalten. Wir beschränken uns deshalb auf drei und sehen uns die besten am zweiten Tag noch einmal an.</p>
<h2>Wie viel Zeit je Haus bleibt</h2>
<p>Zwischen 9 und 18 Uhr bleiben ohne die Mittagspause acht Stunden. Abzüglich 40 Minuten Fahrt und 30 Minuten für Notizen entfallen auf jedes Haus:</p>
<p class="article-result"><span>Bei drei Häusern am Tag</span> <strong>90 Minuten</strong></p>
<ul class="article-ledger">
<li><span>Bei vier Häusern</span> <strong>50 Minuten</strong></li>
<li><span>Bei sechs Häusern</span> <strong>10 Minuten</strong></li>
</ul>
<h2>Unterlagen vor dem Flug</h2>
<p>Anhand der Unterlagen scheiden viele Häuser aus, bevor Sie den Flug buchen. Fordern Sie an:</p>
<ul>
<li>einen aktuellen, vollständigen Grundbuchauszug (<em>nota simple</em>) mit Eigentümer, Lasten und Beschreibung</li>
<li>den Grundriss mit den zugehörigen Baugenehmigungen</li>
<li>die Einstufung des Bodens, städtisch oder ländlich</li>
<li>Bewohnbarkeitsbescheinigung (<em>cédula de habitabilidad</em>) und Energieausweis</li>
<li>die Nummer der Ferienvermietungslizenz (ETV), wenn eine beworben wird</li>
<li>die genaue Lage, damit Sie Straße, Nachbarn, Wintersonne und Einflugschneise prüfen können</li>
</ul>
<p>Aufschlussreicher als weitere Fotos ist danach ein Film. Wenn wir für Sie suchen, besichtigt eine von uns jedes Haus vorab und schickt Ihnen, sofern der Eigentümer zustimmt, einen kommentierten Film, der auch sichtbare Mängel zeigt.</p>
<h2>Welche Wochen, welche Tage</h2>
<p>Die Schulferien sollten Sie meiden, weil Mietwagen dann teuer sind und viele Eigentümer ihr Haus selbst bewohnen. Ob ein Haus feucht, schlecht zu heizen oder verschattet ist, zeigt sich im Winter, wie laut Straße und Nachbarn sind, eher im Sommer. Legen Sie die Besichtigungen auf Werktage: Dann erreichen Sie vormittags die Gemeinde, und auf Baustellen und Straßen herrscht der übliche Betrieb.</p>
<h2>Der erste Tag</h2>
<ol>
<li><strong>Reisen Sie am Vorabend an.</strong> Starten Sie am Flughafen, auch wenn Sie anderswo übernachtet haben, und nehmen Sie den Weg, den Sie künftig fahren würden.</li>
<li><strong>Beginnen Sie draußen.</strong> Gehen Sie die Grundstücksgrenze ab, und klären Sie Wasserversorgung, Abwasser und Eigentum am Weg.</li>
<li><strong>Achten Sie innen auf Geruch und Geräusche.</strong> Öffnen Sie Schränke an den Außenwänden und die Hähne, und hören Sie bei geschlossenen Fenstern, wie laut es ist.</li>
<li><strong>Essen Sie im Dorf zu Mittag.</strong></li>
</ol>
<p>Am Abend streichen Sie die Liste auf ein, zwei Häuser zusammen und notieren die Gründe.</p>
<h2>Der zweite Tag</h2>
<p>Die verbliebenen Häuser sehen Sie sich zu einer anderen Tageszeit noch einmal an, bei Bedarf zusammen mit einem Architekten. Er begutachtet Tragwerk, Dach, Feuchtigkeit und Leitungen und prüft, ob die gebauten Flächen auch genehmigt sind. Den Rückflug buchen Sie am besten erst für den Nachmittag des dritten Tages, damit der Vormittag für den Anwalt oder das Bauamt bleibt; manche Bauakte ist nur auf dem Amt einzusehen, und zwar auf Antrag und mit Termin.</p>
<h2>Was man Ihnen zur Unterschrift vorlegt</h2>
<p>Manche Makler verlangen vor der Besichtigung die Unterschrift unter einen Besichtigungsnachweis (<em>hoja de visita</em>), der belegen soll, welcher Makler Ihnen das Haus gezeigt hat. Gelegentlich enthält er auch die Verpflichtung, beim Kauf Provision zu zahlen, obwohl diese auf der Insel üblicherweise der Verkäufer trägt. Streichen Sie einen solchen Satz, oder unterschreiben Sie nicht.</p>
<p>Auch eine Reservierung sollten Sie während der Besichtigung nicht unterschreiben. Das Kaufangebot geht mit allen Bedingungen schriftlich an den Verkäufer, nachdem Ihr Anwalt die Unterlagen gelesen hat. Was danach unterschrieben wird, lesen Sie im Artikel über den <a href="/de/blog/anzahlungsvertrag-vor-dem-notar">Anzahlungsvertrag</a>.</p>
<h2>Was Sie gleich miterledigen können</h2>
<p>Die NIE, die spanische Identifikationsnummer für Ausländer, wird eine bis vier Wochen nach dem Antrag erteilt; hinzu kommt die Wartezeit auf den Termin. Für die anschließende Kontoeröffnung ist etwa eine Woche einzuplanen. Wenn Ihr Entschluss feststeht, kann jeder Käufer bei einem Notar auf der Insel gleich eine auf diesen Kauf begrenzte Vollmacht unterschreiben, mit der der Anwalt seine NIE beantragt. Bei einer Vollmacht vom deutschen Notar sind in der Regel Apostille und Übersetzung nötig. Das spanische Konsulat beurkundet auf Spanisch und ohne Apostille.</p>
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
