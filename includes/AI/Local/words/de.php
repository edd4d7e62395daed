<?php
/**
 * German for the local summariser, see en.php. Written for this plugin.
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'stop'     => '
		aber absolut alle allem allen aller allerdings alles als also am an andere anderen anderer anderes antwort artikel auch auf aus außerdem
		bald bei beide beiden beim bereits besonders bestellen bestellt bestellung bevor bin bis bisher bisschen bist bitte bleibt brauche
		brauchen braucht da dabei dadurch dafür dagegen daher damit danach danke dann daran darauf darf darüber das dass davon dazu dein deine
		dem den denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses ding dinge doch dort drei du durch dürfen eben
		eigentlich ein eine einem einen einer eines einfach einige einigen einmal erst erste ersten es etwa etwas euch euer eure fast finde
		finden findet frage fünf für gab ganz ganze ganzen gar geben gegen gehe gehen geht gekauft gemacht genau genug gerade gern gerne gesagt
		gestern gewesen gibt ging gleich habe haben halt hast hat hatte hatten her heute hier hin hinter hätte hätten ich ihm ihn ihnen ihr ihre
		ihrem ihren ihrer im immer in ins insgesamt ist ja jahr jahre je jede jedem jeden jeder jedes jedoch jemand jetzt kam kann kannst kaufen
		kein keine keinem keinen keiner keines klar kommen kommt konnte konnten können könnte könnten lange lassen leider letzte letzten ließ
		lässt machen macht mal man manche manchmal mehr mehrere mein meine meinem meinen meiner meist mich mir mit muss musste möchte möglich
		müssen nach nachdem natürlich neben nehmen nein neu neue neuen nicht nichts nie niemand noch nun nur ob oben oder oft ohne paar produkt
		sache sachen schon sehen sehr sei seid seien sein seine seinem seinen seiner seit seite selbst sich sicher sie sieht sind so sogar
		solche soll sollen sollte sollten sondern sonst sowie später statt stehen steht tag tage total tragen trotzdem um umfrage und uns unser
		unsere unseren unter viel viele vielen vielleicht vier vom von vor völlig wann war waren warum was weder weg wegen weil weiter welche
		welchem welchen welcher welches wenig wenige wenigstens wenn wer werde werden wie wieder will wir wird wirklich wissen wo wollen wollte
		worden wurde wurden wäre würde würden ziemlich zu zudem zum zur zurück zusammen zwar zwei zwischen über überhaupt
	',
	'negators' => '
		kaum kein keine keinem keinen keiner keines nicht nichts nie niemals ohne weder
	',
	'breaks'   => '
		aber allerdings außer doch jedoch obwohl sondern trotzdem
	',
	'positive' => '
		angenehm begeistert begeistertes bequem besser beste besten bestens bester blitzschnell cool dankbar danke einfach einfacher einwandfrei
		elegant empfehle empfehlen empfehlenswert empfehlung erfreulich erstklassig fair fantastisch faszinierend flott freue freundlich
		freundliche freundlicher freut frisch froh funktioniert gefällt gelungen gemütlich genial genieße gerne glücklich großartig gut gute
		guten guter gutes günstig herrlich hervorragend hilfreich hilfsbereit höflich hübsch ideal intuitiv klasse kompetent kompliment lecker
		leicht liebe liebevoll lieblings lob lobenswert lohnt mag modern nett nette netten optimal perfekt praktisch prima problemlos
		professionell pünktlich reibungslos sauber schick schnell schnelle schneller schön schöne schönen schöner schönes sicher spaß spitze
		stabil stark stilvoll stimmig super sympathisch tadellos toll tolle tollen toller tolles top traumhaft treu unkompliziert vertrauen
		vielseitig vorbildlich weich wertvoll wohl wunderbar wunderschön zufrieden zuverlässig übersichtlich
	',
	'negative' => '
		abgebrochen abgelaufen absturz abstürzt beschwerde beschwerden beschädigt blöd defekt dreckig dumm durcheinander eng enttäuschend
		enttäuscht enttäuschung falsch falsche fehler fehlerhaft fehlt fehlte frech furchtbar geht-nicht grauenhaft grausam hart hängt hässlich
		kaputt katastrophe kompliziert kratzt langsam langsame langweilig laut leider lästig mangel mangelhaft mies miserabel mängel müll nervig
		nervt peinlich problem probleme reinfall reklamation reklamieren riss rissig rücksendung schade schadhaft schlecht schlechte schlechten
		schlechter schlechtes schlimm schmutzig schrecklich schrott schwach schwer schwierig schäbig stinkt störend störung teuer teure teurer
		traurig umständlich unangenehm unbequem unbrauchbar unfreundlich unhöflich unklar unmöglich unpraktisch unpünktlich unverschämt
		unzufrieden unzuverlässig unübersichtlich vergeblich verloren verspätet verspätung verwirrend verzögerung verärgert warten wartezeit
		zerkratzt zerrissen ärger ärgerlich ärgert überteuert
	',
];
