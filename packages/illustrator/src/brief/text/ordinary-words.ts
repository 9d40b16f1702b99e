/**
 * Verbs, adjectives, adverbs and talk about pictures that look like nouns to a simple reader.
 * They keep the list of what was not understood short and honest.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  other others own ginger stray shallow robed tattooed fancy regal luxurious stylish skeletal bony undead mechanical clockwork robotic steampunk
  cybernetic automated hugging cuddling ragged tattered shabby scruffy poor feral untamed ripe juicy molten
  scaly scaled pointed pointy elongated chibi lovable menacing sinister wicked ferocious scary
  vicious
  beautiful gorgeous stunning lovely pretty amazing awesome incredible wonderful fantastic magnificent splendid elegant
  graceful majestic noble proud brave fierce wild tame gentle friendly evil good bad great best better perfect ideal nice
  cool hot cold warm cool fresh new modern contemporary classic classical traditional vintage retro historic medieval
  victorian gothic rustic exotic tropical oriental asian european american african indian japanese chinese greek roman
  egyptian norse nordic celtic french italian spanish russian british german mexican persian arabian turkish korean thai
  royal imperial holy sacred divine magical magic mystical mythical mythic mythological legendary enchanted fantasy epic
  heroic dark light bright dim vivid colorful colourful rich deep soft hard rough smooth sharp blurry clear crisp clean
  dirty messy dusty muddy wet dry shiny glossy matte polished detailed intricate ornate simple plain complex abstract
  realistic surreal strange weird odd funny cute adorable sweet kawaii charming cozy cosy happy sad angry scared sleepy
  ball balls eaten rotten burnt mashed hollow solid pale drunk awake shy sand soil dirt moss
  noir macabre postcard polaroid manuscript
  hungry tired lonely alone calm quiet silent loud busy crowded empty full open closed high low tall short long wide narrow
  thin thick fat slim round square flat curved straight tilted upside heavy deadly poisonous dangerous safe powerful strong
  weak fast slow quick speeding steep distant close near far away front side top bottom middle center centre left right
  north south east west upper lower central main single double triple first second third last next final early late
  whole half entire complete total real fake true false pure natural organic artificial digital analog electric electronic
  human female male feminine masculine adult teenage teen older younger wise clever smart curious playful lazy mad crazy
  famous unknown secret hidden lost forgotten forbidden cursed haunted blessed eternal endless infinite final ultimate
  masked hooded armored armoured bearded crowned caped cloaked dressed clad naked barefoot wearing dressed
  make makes making made create creates creating created draw draws drawing drawn paint paints painted show shows showing
  shown depict depicts depicting depicted generate generated imagine render rendered rendering design designed designing
  illustrate illustrated illustration illustrations illustrative picture pictures image images photo photos photograph
  painting paintings drawing drawings sketch sketches artwork artworks art arts artistic poster posters print prints scene
  scenes scenery view views vista shot shots angle angles perspective background backgrounds foreground backdrop setting
  settings environment composition style styles styled stylized aesthetic vibe vibes mood moods atmosphere atmospheric
  ambience theme themed concept concepts idea ideas lighting light lights lit glow glows shade shades tone tones color
  colors colour colours colored coloured palette scheme contrast saturation hue hues effect effects texture textured detail
  details quality resolution hd uhd render renders engine lens camera frame framing focus depth field ratio aspect size
  thumbnail thumbnails version variation look looks looking appearance feel feels feeling full body shot medium medium portrait landscape
  vertical horizontal wallpaper cover logo icon icons scientific postage cinematic dramatic dynamic professional award winning trending featured
  masterpiece ultra super mega hyper extremely highly very really quite rather so such more most less least much many lot
  lots bit kind sort type types thing things stuff something someone anything nothing everyone everything somewhere way
  please want wants wanted need needs would like give get gets getting take takes taking put puts go goes going come comes
  coming see sees seen seeing look looks stand stands standing sit sits sitting lie lies lying lay run runs running walk
  walks walking jump jumps jumping leap leaps leaping fly flies flying swim swims swimming float floats floating sail sails
  sailing ride rides riding drive drives driving hold holds holding carry carries carrying wear wears play plays playing
  read reads reading eat eats eating drink drinks drinking sleep sleeps sleeping dream dreams dreaming sing sings singing
  dance dances dancing fight fights fighting attack attacks attacking chase chases chasing hunt hunts hunting hide hides
  hiding climb climbs climbing fall falls falling rise rises rising set sets rising shine shines shining burn burns burning
  blow blows blowing watch watches watching stare stares staring gaze gazes gazing smile smiles smiling laugh laughs cry
  cries crying think thinks thinking wait waits waiting meet meets meeting talk talks talking work works working live lives
  living lives made surrounded covered filled decorated lined topped tied wrapped bathed nestled perched parked placed
  overlooking reflecting reflected reflects casting cast casts breathing breathes fire spitting roaring roar howling howl
  barking meowing grazing feeding curled crossing crosses travelling traveling exploring explores discovering wandering
  guarding guards protecting leading leads turning turns turned changing opening opens closing emerging emerges appearing
  leash leashes reins rod lasso
  disappearing melts exploding explodes crashing crashes rolling rolls swinging sways swaying spinning spins
  hanging hangs leaning leans bending kneeling kneels praying prays meditating meditates blooming blossoming growing grows
  steaming smoking dripping splashing glistening glittering sparkling shimmering twinkling glowing floating drifting
  cooking cooks baking bake bakes knead skiing surfing fishing painting gardening camping hiking skating celebrating enjoying loving
  time times day days year years century age era ancient future past present morning hour hours minute moment season
  today tonight forever always never often once again together apart back forth ahead forward around everywhere
  inspired based according using use used uses featuring features including includes include containing contains combining
  mixed mixture blend blending blended mix between among half part parts piece pieces bit bits side sides edge edges
  corner end ends beginning line lines shape shapes form forms pattern patterns point points spot spots layer layers
  number numbers group size length width height amount world worlds land lands place places area areas region spot ground
  floor air water waters surface sky skies cloud horizon sun sunlight sunshine sunbeam earth nature natural wildlife
  weather cloudless sunny leafy grassy sandy rocky mossy stony wooden golden silver metal metallic iron steel glass
  plastic paper leather velvet silk cotton wool fabric cloth porcelain ceramic stone marble brick concrete clay ivory
  gold bronze copper chrome rusty rusted glassy crystal neon pastel monochrome
  eye level wide shot worm macro bokeh tilt shift anamorphic volumetric ray tracing
  photography photographer painter style inspired movement mode style art fan studio professional commercial editorial
  fashion product architecture architectural interior exterior street documentary film movie cinema game video anime
  cartoon comic book poster cover story tale fairytale legend myth book illustration journey adventure quest battle
  night evening noon midnight dawn dusk twilight moonlight daylight candlelight firelight breath
  ridden rode worn held carried driven followed chased atop astride aboard etc jpg png image hidden brand style edition anniversary text word words letter letters sign signs title caption watermark
  food steam festival back lair abducting launching landing throwing crossing attacking eating swimming
  hung strung built stuck nowhere fallen tangled tracks opened arranged served stacked
  signature border mm iso f shutter aperture exposure
  `
    .trim()
    .split(/\s+/),
);
