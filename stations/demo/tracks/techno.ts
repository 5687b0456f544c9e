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
    Abutment
    Air Gap
    Amplitude
    Arc Lamp
    Ballast
    Bandwidth
    Black Ice
    Blind Spot
    Brownout
    Cable Drum
    Cathode
    Chain Drive
    Coolant
    Corridor C
    Crosstalk
    Cutoff
    Dead Time
    Decay Constant
    Drum Memory
    Dry Dock
    Earth Fault
    Eddy Current
    Escapement
    Exit Signs
    Feeder
    Fifty Hertz
    Filament
    Flux
    Gate Time
    Girder
    Glycol
    Hall Effect
    Handrail
    Heat Sink
    Impedance
    Junction Box
    Ladder Filter
    Lag
    Latch
    Lock Groove
    Low Bay
    Magnetite
    Manifold
    Meter Reading
    Night Tariff
    Off Peak
    Oxide
    Patch Bay
    Pendulum
    Piston
    Plant Room
    Quench
    Relay
    Resonance
    Rivet
    Sawtooth
    Sequence 3
    Shunt
    Sidechain
    Slip Ring
    Spillway
    Static Load
    Switchgear
    Tolerance
    Torque
    Turbine Hall
    Vent
    Winding
    Yield Point
    Zero Crossing
  `),
  versions: ['(Version)', '(Rework)', '(Live)', '(Beatless)', '(Dub)', '(Locked)', 'II', 'III'],
};
