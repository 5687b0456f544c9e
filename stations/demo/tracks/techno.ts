import { type Catalogue, lines } from './catalogue.ts';

export const technoTracks: Catalogue = {
  artists: lines(`
    Aksel Brodin
    Amplitude Bureau
    Anneliese Vogt
    Bearing 240
    Bílá Hora
    Carrier Wave
    Cobalt District
    Czerń
    Dispatch Office
    Drehmoment
    Eva Lindholm
    Ferrous
    Gaspard Noël
    Grid North
    Hana Dvořáková
    Hinterland Relay
    Igor Vasylenko
    Inverse Square
    Kaskade Nord
    Kolibri Systems
    Leda Marković
    Line Printer
    Maarit Salonen
    Maschinenraum 4
    Nils Overgaard
    Null Pointer
    Oblique
    Orsolya Tóth
    Phase Garden
    Plate Tectonik
    Rask
    Resistor
    Sector Nine
    Signe Dahl
    Substation
    Szikra
    Tensor
    Tomi Kallas
    Unit 14
    Volt Meridian
    Waveguide
  `),
  titles: lines(`
    0.5 Bar
    Acid Rain Gauge
    Afterimage
    Alloy
    Amber Warning
    Anode
    Axle
    Basement Theory
    Bus Lane
    Carrier
    Centrifuge
    Cold Solder
    Concrete Weather
    Conveyor
    Counterweight
    Cross-Section
    Delta Function
    Diode
    Emergency Lighting
    Fault Line
    Flicker
    Fluorescent
    Four Rooms
    Freight Lift
    Fuse Box
    Gantry
    Glasswork
    Ground Loop
    Halogen
    Hysteresis
    Idle Current
    Interlock
    Iron Filings
    Kelvin
    Lattice
    Long Exposure
    Machine Hall
    Mains Hum
    Minus Twelve
    Night Freight
    Oil on Water
    Overpass
    Parallax
    Pilot Light
    Platform 9
    Pressure Drop Test
    Reservoir
    Residual
    Ring Road
    Rotor
    Shift Change
    Signal Box
    Sodium
    Solenoid
    Stairwell B
    Strobe Study
    Terminal Velocity
    Third Rail
    Threshold
    Tinnitus Waltz
    Transformer
    Under the Viaduct
    Valve
    Vapour Trail
  `),
  versions: ['(Version)', '(Rework)', '(Live)', '(Beatless)', '(Dub)', '(Locked)', 'II', 'III'],
};
