<?php
/**
 * English for the local summariser. stop: words that are no topic (function words, and words as general as "thing"). negators: turn the mood
 * of the words after them. breaks: begin a clause with a mood of its own. Written for this plugin.
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'stop'     => "
		a able about above absolutely across actually add added after again ago all almost along alot already also although always am an and
		another answer any anyone anything anyway appear appears are aren't around as ask asked at away back be became because become been
		before behind being below between big bigger bit both bought bring brought but buy buying by call called came can can't cannot certainly
		change changed check choose chose come comes completely could couldn't day days decide decided definitely did didn't different do does
		doesn't doing don't done down during each either else end enough especially even ever every everyone everything exactly except expect
		expected expecting extremely far feedback feel feeling feels felt few finally find first five for found four from full fully further
		gave get gets getting give given gives go goes going gone got gotten guess had hadn't half happen happened hard hardly has hasn't have
		haven't having he her here hers high highly him his hope hoping hour hours how however i i'd i'll i'm i've idea if imagine immediately
		in instead into is isn't it it's item items its itself just keep keeps kept kind knew know large larger last later least leave left less
		let lets like likes little long longer look looked looking looks lot lots low made mainly make makes making many may maybe me mean means
		medium might mine minute minutes moment month months more most mostly much must my myself near nearly need needed needs never new next
		night no nobody none not nothing notice noticed now number of off often oh ok okay old on once one ones online only onto open opinion or
		order ordered other others our ours out over overall own part past people per perhaps person piece place please plus point possible
		pretty probably product purchase purchased put question quite rather read reading real realize really reason receive received regular
		review reviewer reviewers reviews right run runs said same saw say saying says second see seem seemed seems seen sent several shall she
		short shorter should shouldn't show shows side since site six small smaller so some somehow someone something sometimes somewhat soon
		sort start started stay still store stuff such super sure survey take taken takes taking talk tell ten than thank thanks that that's the
		their theirs them themselves then there there's these they they're thing things think thinking this those though thought three through
		time times to today together told too took top totally toward tried true truly try trying turn turned two type under unless until up
		upon us use used uses using usually very wait waiting want wanted wants was wasn't way ways we wear wearing website week weeks well went
		were weren't what what's whatever when whenever where whether which while who whole whom whose why will wish wished with within without
		won't wonder wore work worked working works worn worry would wouldn't wow year years yep yes yesterday yet you you'd you'll you're
		you've your yours yourself
	",
	'negators' => "
		aren't barely can't cannot couldn't didn't doesn't don't hadn't hardly hasn't haven't isn't lack lacking lacks neither never no nobody
		nor not nothing shouldn't wasn't weren't without won't wouldn't
	",
	'breaks'   => '
		although but except however though yet
	',
	'positive' => '
		amazing awesome beautiful beautifully best better breathtaking bright brilliant charming classy clean clear comfort comfortable comfy
		compliment compliments convenient cool correct cozy cute delicious delight delighted delightful easier easily easy efficient elegant
		enjoy enjoyable enjoyed excellent exceptional exciting fabulous fantastic fast fastest favorite favourite fine flattering flatters fresh
		friendly fun generous gentle genuine glad good gorgeous grateful great happier happy helped helpful helps honest ideal impressed
		impressive incredible intuitive love loved lovely loves loving luxurious neat nice nicely outstanding perfect perfectly pleasant pleased
		pleasure polite prettier professional quick quickly recommend recommended relaxed reliable rich safe satisfied simple smart smile smooth
		smoothly soft solid stunning stylish superb sweet terrific thoughtful trust useful valuable versatile welcome welcoming wonderful
		wonderfully worth
	',
	'negative' => "
		annoyed annoying awful awkward bad badly boring broke broken bug buggy bugs bulky cheaply clumsy complain complaint complicated confused
		confusing crash crashed crashes crooked cumbersome damage damaged defect defective difficult dirty disappoint disappointed disappointing
		disappointment dislike dull error errors expensive fade faded fail failed fails faulty flimsy frumpy frustrated frustrating frustration
		garbage gross hate hated hates horrible hurt hurts impossible inconsistent inconvenient incorrect irritating issue issues itchy lag
		lousy mess messy misleading miss missing mistake nasty nightmare noisy odd outdated overpriced pain painful pathetic poor poorly pricey
		problem problems pushy refund return returned returning rip ripped rude sad sadly scam scratchy see-through shame sheer shoddy shrank
		shrink shrunk sloppy slow slowly spam stiff strange stuck stupid terrible tore torn trouble ugly unacceptable unclear uncomfortable
		unflattering unfortunately unfriendly unhappy unhelpful unprofessional unreliable unusable upset useless waste wasted weird worse worst
		wrong yuck
	",
];
