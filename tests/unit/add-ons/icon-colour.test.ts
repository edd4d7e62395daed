import { isSeenOn } from '@/add-ons/question-types/contrast';

describe( 'the colour of an icon', () => {
	it.each( [
		[ '#1579EF', 'rgb(255 255 255)', true ],
		[ '#0044aa', 'rgb(51 51 51)', false ],
		[ '#ffffff', 'rgb(51 51 51)', true ],
		[ '#fefefe', 'rgb(255 255 255)', false ],
		// Where the widget's colour is not known, or the owner's is none, the text's is used.
		[ '#1579EF', '', false ],
		[ 'blue', 'rgb(255 255 255)', false ],
	] )( '%s has enough contrast on %s: %s', ( color, surface, isSeen ) => {
		expect( isSeenOn( color, surface ) ).toBe( isSeen );
	} );
} );
