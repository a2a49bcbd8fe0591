"""blender -b -P scripts/art/draw.py -- <scene>: renders scenes/<scene>.py to OUT/<scene>.png."""

import os
import runpy
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
runpy.run_module(f"scenes.{sys.argv[sys.argv.index('--') + 1]}", run_name='__main__')
