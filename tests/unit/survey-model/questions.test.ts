import type { Question } from '@/survey-model';
import { moved, newQuestionId } from '@/survey-model';
import { TYPE_NAMES, newQuestion, withType } from '../support/question-types';
import { radioQuestion } from '../support/surveys';

describe( 'a new question', () => {
	it( 'has a unique id that the server accepts', () => {
		const ids = Array.from( { length: 200 }, newQuestionId );
		ids.forEach( ( id ) =>
			expect( id ).toMatch( /^[A-Za-z0-9_-]{1,16}$/ )
		);
		expect( new Set( ids ).size ).toBe( ids.length );
	} );

	it.each( TYPE_NAMES )(
		'[QST-04~] of type %s is blank, with the defaults of the specification',
		( type ) => {
			expect( newQuestion( type ) ).toMatchObject( {
				type,
				title: '',
				settings: {
					required: false,
					randomize: false,
					comment_box: false,
				},
				logic: { enabled: false, action: 'show', conditions: [] },
			} );
		}
	);

	it.each( [
		[ 'checkbox', { options: [], option_ids: [] } ],
		[ 'radio-button', { options: [], option_ids: [] } ],
		[ 'icon-choice', { options: [], option_ids: [] } ],
		[ 'email', { include_name: false } ],
		[ 'text', {} ],
		[ 'long-text', {} ],
	] as const )( '[QST-04~] of type %s has no options', ( type, config ) => {
		expect( newQuestion( type ).config ).toEqual( config );
	} );

	it( '[QST-08~] with pictures starts with the fewest options it may have, all blank', () => {
		expect( newQuestion( 'image-radio' ).config ).toEqual( {
			options: [
				{ label: '', image: '' },
				{ label: '', image: '' },
			],
			option_ids: [ expect.any( String ), expect.any( String ) ],
		} );
	} );

	it( '[QST-04~] with icons has a colour and a size for them', () => {
		expect( newQuestion( 'icon-choice' ).settings ).toEqual( {
			required: false,
			randomize: false,
			comment_box: false,
			icon_color: '#1579EF',
			icon_size: 'medium',
		} );
	} );
} );

describe( 'changing the type of a question', () => {
	it( '[QST-05~] clears what was configured for the old type and keeps the rest', () => {
		const question = radioQuestion( [ 'Yes', 'No' ] );
		expect( withType( question, 'text' ) ).toEqual( {
			...question,
			type: 'text',
			config: {},
		} );
	} );

	it( '[QST-05~] keeps the labels between checkboxes and radio buttons', () => {
		const question = radioQuestion( [ 'Yes', 'No' ] );
		const asCheckbox = withType( question, 'checkbox' );
		expect( asCheckbox.config ).toEqual( { options: [ 'Yes', 'No' ] } );
		expect( withType( asCheckbox, 'radio-button' ) ).toEqual( question );
	} );

	it( 'brings the settings of the new type and drops those of the old one', () => {
		const icons = withType(
			{
				...radioQuestion( [ 'Yes' ] ),
				settings: {
					required: true,
					randomize: false,
					comment_box: true,
				},
			} as Question,
			'icon-choice'
		);
		expect( icons.settings ).toMatchObject( {
			required: true,
			comment_box: true,
			icon_size: 'medium',
		} );
		expect( withType( icons, 'text' ).settings ).toEqual( {
			required: true,
			randomize: false,
			comment_box: false,
		} );
	} );

	it.each( TYPE_NAMES )(
		'[QST-10~] into %s keeps what that type can have, and nothing that could not be switched off there',
		( type ) => {
			const settings = {
				required: true,
				randomize: true,
				comment_box: true,
			};
			// As a plugin of somebody else may store one.
			const question = {
				...radioQuestion(),
				type: 'thumbs',
				settings,
			} as unknown as Question;
			expect( withType( question, type ).settings ).toMatchObject( {
				required: true,
				randomize: [
					'checkbox',
					'radio-button',
					'image-radio',
					'icon-choice',
				].includes( type ),
				comment_box: ! [ 'text', 'long-text', 'email' ].includes(
					type
				),
			} );
		}
	);

	it( 'to the type it has changes nothing', () => {
		const question = radioQuestion();
		expect( withType( question, 'radio-button' ) ).toBe( question );
	} );
} );

describe( 'moving in a list', () => {
	it( 'puts the item at its new place', () => {
		expect( moved( [ 'a', 'b', 'c', 'd' ], 0, 2 ) ).toEqual( [
			'b',
			'c',
			'a',
			'd',
		] );
		expect( moved( [ 'a', 'b', 'c', 'd' ], 3, 1 ) ).toEqual( [
			'a',
			'd',
			'b',
			'c',
		] );
	} );

	it.each( [
		[ 0, -1 ],
		[ 0, 2 ],
		[ 5, 0 ],
		[ 1, 1 ],
	] )( 'from %d to %d does not change a list of two', ( from, to ) => {
		const list = [ 'a', 'b' ];
		expect( moved( list, from, to ) ).toBe( list );
	} );
} );
