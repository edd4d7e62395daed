import type { EditableSurvey, Question } from '@/survey-model';
import { lint } from '@/survey-model/lint';
import { asksTwoThings } from '@/survey-model/lint/double-barrelled';
import { describesImage } from '@/survey-model/lint/image-labels';
import { suggestsAnswer } from '@/survey-model/lint/leading';
import { newQuestion } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

/** The suggestions for a survey, as `code field`. */
function found( changes: Partial< EditableSurvey > ): string[] {
	return lint( survey( changes ) ).map(
		( { code, field } ) => `${ code } ${ field }`
	);
}

describe( 'a title that asks two things', () => {
	it.each( [
		'How satisfied are you with our prices and our service?',
		'Was our staff friendly and helpful?',
		'What did you like and what would you change?',
		'How was your visit? Would you come again?',
		'Did you find what you needed, and why not?',
		'Rate the speed and design of this page',
		'Wie zufrieden sind Sie mit Preis und Service?',
		'War die Bestellung einfach und schnell?',
		'Was gefällt Ihnen und was nicht?',
		'Wie war es, und warum?',
	] )( '[PLS-03~] is found: %s', ( title ) => {
		expect( asksTwoThings( title ) ).toBe( true );
	} );

	it.each( [
		'How likely are you to recommend us to a friend or colleague?',
		'What is your name and address?',
		'Do you agree to the terms and conditions?',
		'Are you between 18 and 25 years old?',
		'Is this your first or second visit?',
		'Did you hear about us from friends and family?',
		'How satisfied are you with Marks and Spencer?',
		'Yes and no: which one is it?',
		'What brings you here?',
		'How do you rate Android?',
		'Was the brandy good?',
		'Which of these do you use?',
		'Why?!',
		'Really??',
		'Wie wahrscheinlich ist es, dass Sie uns Freunden oder Kollegen empfehlen?',
		'Sind Sie zwischen 18 und 25 Jahre alt?',
		'Haben Sie Vor- und Nachteile bemerkt?',
		'Waren Hin- und Rückfahrt pünktlich?',
		'Is the price between low and medium?',
		'Sind Sie zwischen Montag und Freitag erreichbar?',
		'Ist das Kind gesund?',
		'Was ist das Wichtigste für Sie?',
		'',
	] )( 'is not found: %s', ( title ) => {
		expect( asksTwoThings( title ) ).toBe( false );
	} );
} );

describe( 'a title that suggests its answer', () => {
	it.each( [
		[ 'Don’t you think our new page is better?', true ],
		[ 'How great was our support?', true ],
		[ 'Finden Sie nicht auch, dass es schneller ist?', true ],
		[ 'How good was our support?', false ],
		[ 'Why don’t you use the app?', false ],
		[ 'What did you like most?', false ],
	] )( '%s: %s', ( title, expected ) => {
		expect( suggestsAnswer( title ) ).toBe( expected );
	} );
} );

describe( 'the label of an image', () => {
	it.each( [
		[ '', false ],
		[ 'IMG_2041', false ],
		[ 'DSC-0012.JPG', false ],
		[ 'header-final.png', false ],
		[ 'Image 1', false ],
		[ 'Option 2', false ],
		[ '2', false ],
		[ 'Red shoes', true ],
		[ 'Photo of a lake', true ],
		[ 'Bild am Sonntag', true ],
		[ '猫', true ],
	] )( '[PLS-03~] “%s” describes it: %s', ( label, expected ) => {
		expect( describesImage( label ) ).toBe( expected );
	} );

	it( '[PLS-03~] is needed only beside an image', () => {
		const question = {
			...newQuestion( 'image-radio' ),
			id: 'pic',
			title: 'Which?',
			config: {
				options: [
					{ label: 'A cat', image: 'https://example.org/cat.jpg' },
					{ label: 'IMG_1', image: 'https://example.org/1.jpg' },
					{ label: '', image: '' },
				],
			},
		} as Question;
		expect( found( { questions: [ question ] } ).sort() ).toEqual( [
			'image_label questions[0].config.options[1]',
			'image_missing questions[0].config.options[2]',
		] );
	} );
} );

describe( 'a survey for a phone', () => {
	const many = ( count: number ) =>
		Array.from( { length: count }, ( _, index ) =>
			textQuestion( { id: `q${ index }` } )
		);

	it( '[PLS-03~] has at most ten questions, seven options and titles of 120 characters', () => {
		const options = ( count: number ) =>
			Array.from( { length: count }, ( _, index ) => `Label ${ index }` );
		expect( found( { questions: many( 10 ) } ) ).toEqual( [] );
		expect( found( { questions: many( 11 ) } ) ).toEqual( [
			'many_questions questions[10]',
		] );
		expect(
			found( {
				questions: [
					radioQuestion( options( 7 ), 'a' ),
					radioQuestion( options( 8 ), 'b' ),
					textQuestion( { title: '😀'.repeat( 120 ) } ),
					textQuestion( { title: 'a'.repeat( 121 ), id: 'long' } ),
				],
			} )
		).toEqual( [
			'many_options questions[1].config.options',
			'long_title questions[3].title',
		] );
	} );
} );

describe( 'the colours of the widget', () => {
	it.each( [
		[ '#23282D', '#2D87F1', '#ffffff', [] ],
		// 4.54:1 and 4.48:1.
		[ '#767676', '#2D87F1', '#ffffff', [] ],
		[
			'#777777',
			'#2D87F1',
			'#ffffff',
			[ 'text_contrast settings.theming.text_color' ],
		],
		[
			'#000',
			'#FFE900',
			'#fff',
			[ 'button_contrast settings.theming.button_color' ],
		],
		[ 'nonsense', '#2D87F1', '#ffffff', [] ],
	] )(
		'[PLS-03~] %s and %s on %s',
		( text_color, button_color, widget_color, expected ) => {
			const { settings } = survey();
			const theming = {
				...settings.theming,
				text_color,
				button_color,
				widget_color,
			};
			expect( found( { settings: { ...settings, theming } } ) ).toEqual(
				expected
			);
		}
	);

	it( 'are described by a ratio that is rounded down', () => {
		const { settings } = survey();
		const theming = { ...settings.theming, text_color: '#777777' };
		expect(
			lint( survey( { settings: { ...settings, theming } } ) )[ 0 ]
				?.amount
		).toBe( 4.4 );
	} );
} );

it( '[PLS-03~] suggestions are in the order of the questions, those for the whole survey last', () => {
	const { settings } = survey();
	const theming = { ...settings.theming, text_color: '#777777' };
	expect(
		found( {
			questions: [
				textQuestion( { title: 'a'.repeat( 121 ) } ),
				textQuestion( {
					id: 'two',
					title: 'Was our staff friendly and helpful?',
				} ),
			],
			settings: { ...settings, theming },
		} )
	).toEqual( [
		'long_title questions[0].title',
		'two_questions questions[1].title',
		'text_contrast settings.theming.text_color',
	] );
} );

it( 'says nothing about the survey of a test', () => {
	expect( lint( survey() ) ).toEqual( [] );
} );
