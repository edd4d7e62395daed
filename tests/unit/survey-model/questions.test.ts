import {
	moved,
	newQuestion,
	newQuestionId,
	withType,
} from '../../../src/survey-model';
import { radioQuestion } from '../support/surveys';

describe( 'a new question', () => {
	it( 'has an id that the server accepts, another one each time', () => {
		const ids = Array.from( { length: 200 }, newQuestionId );
		ids.forEach( ( id ) =>
			expect( id ).toMatch( /^[A-Za-z0-9_-]{1,16}$/ )
		);
		expect( new Set( ids ).size ).toBe( ids.length );
	} );

	it( 'is blank, with the defaults of the specification', () => {
		expect( newQuestion( 'text' ) ).toMatchObject( {
			type: 'text',
			title: '',
			config: {},
			settings: { required: false, randomize: false, comment_box: false },
			logic: { enabled: false, action: 'show', conditions: [] },
		} );
	} );

	it( 'of radio buttons starts with the fewest options it may have, all blank', () => {
		expect( newQuestion( 'radio-button' ).config ).toEqual( {
			options: [ '', '' ],
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
	] )( 'from %d to %d leaves a list of two as it is', ( from, to ) => {
		const list = [ 'a', 'b' ];
		expect( moved( list, from, to ) ).toBe( list );
	} );
} );
