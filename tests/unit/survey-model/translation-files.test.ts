import { accepted, fromTranslationFile, isLanguageOf } from '@/survey-model';
import { FORMATS, TEXTS, read, written } from '../support/translation-files';

describe( 'the language of a file', () => {
	it.each( FORMATS )( 'is read from %s', ( format ) => {
		expect( fromTranslationFile( written( format ) ).languages ).toEqual( [
			'ar',
		] );
	} );

	it.each( [
		[ 'de', 'de_DE', true ],
		[ 'de-DE', 'de_DE_formal', true ],
		[ 'de_DE', 'de_DE', true ],
		[ 'DE-de', 'de_DE', true ],
		[ 'iw', 'he_IL', true ],
		[ 'zh-Hans', 'zh_CN', true ],
		[ 'zh-Hant', 'zh_CN', false ],
		[ 'pt-BR', 'pt_PT', false ],
		[ 'sr-Latn', 'sr_RS', false ],
		[ 'fr', 'de_DE', false ],
		[ '???', 'de_DE', true ],
	] )( '%s is that of %s: %s', ( named, locale, expected ) => {
		expect( isLanguageOf( named, locale ) ).toBe( expected );
	} );
} );

/** The same numbers in every run. */
function randomNumbers( seed: number ): ( below: number ) => number {
	let state = seed;
	return ( below ) => {
		state = ( state * 1_103_515_245 + 12_345 ) % 2 ** 31;
		return Math.floor( ( state / 2 ** 31 ) * below );
	};
}

const PIECES = [
	...'aZ09äß¿字שع🎉&<>"\'\\%;#\t\n\r \u00a0\u200f\u2028\u0085\ufeff\u0000\u0001\u000b\u001b\u007f\uffff',
	']]>',
	'<![CDATA[',
	'<!--',
	'-->',
	'&amp;',
	'&#10;',
	'<b>',
	'</target>',
	'<?xml?>',
	'\\n',
	'msgid "',
	'👩‍👩‍👧',
	'#, fuzzy',
	'  ',
];

describe.each( FORMATS )( 'random texts in %s', ( format ) => {
	it( 'survive character by character', () => {
		const below = randomNumbers( 34 );
		const random = () =>
			`${ Array.from(
				{ length: 1 + below( 12 ) },
				() => PIECES[ below( PIECES.length ) ]
			).join( '' ) }x${ PIECES[ below( PIECES.length ) ] }`;
		for ( let round = 0; round < 60; round += 1 ) {
			const texts = TEXTS.map( ( one ) => ( {
				...one,
				source: random(),
			} ) );
			const language = {
				locale: 'de_DE',
				texts: texts.map( ( one, index ) => ( {
					...accepted( one, random() ),
					draft: index === 1,
					// A note of XLIFF 2.0 cannot have characters that XML cannot.
					...( index === 2
						? { source: 'Before: ]]>& "<b>"\n ' }
						: {} ),
				} ) ),
			};
			expect( read( written( format, language, texts ), texts ) ).toEqual(
				{
					found: language.texts,
					leftOut: [],
				}
			);
		}
	} );
} );
