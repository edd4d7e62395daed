import type { Question } from '@/survey-model';
import {
	changeQuestion,
	labelsIn,
	moveOption,
	optionLabels,
	pasteOptions,
} from '@/survey-model';
import { deepFreeze } from '../support/deep-freeze';
import { radioQuestion, textQuestion } from '../support/surveys';

const LIMITS = { most: 5, length: 10, blank: '' };

/** What becomes of the options when a text is pasted into one of them. */
function pasted( options: string[], index: number, text: string ) {
	const { question, last, left } = pasteOptions(
		deepFreeze( radioQuestion( options ) ),
		index,
		labelsIn( text ),
		LIMITS
	);
	return [ optionLabels( question ), last, left ];
}

describe( 'labelsIn', () => {
	it( 'reads one label a line, whatever ends the lines, without blank ones', () => {
		expect( labelsIn( ' a \r\nb\rc\n\n \nd\u2028e\u2029' ) ).toEqual( [
			'a',
			'b',
			'c',
			'd',
			'e',
		] );
	} );
} );

describe( 'pasteOptions', () => {
	it( '[PLS-27~] fills the blank options first and then adds options', () => {
		expect( pasted( [ '', '' ], 0, 'a\nb\nc' ) ).toEqual( [
			[ 'a', 'b', 'c' ],
			2,
			0,
		] );
	} );

	it( '[PLS-27~] keeps the options after the pasted ones', () => {
		expect( pasted( [ 'a', 'x', '', 'd' ], 1, 'b\nc\nc2' ) ).toEqual( [
			[ 'a', 'b', 'c', 'c2', 'd' ],
			3,
			0,
		] );
	} );

	it( '[PLS-27~] stops at the maximum and counts the rest', () => {
		expect( pasted( [ 'a', '' ], 1, 'b\nc\nd\ne\nf\ng' ) ).toEqual( [
			[ 'a', 'b', 'c', 'd', 'e' ],
			4,
			2,
		] );
		expect( pasted( [ 'a', 'b', 'c', 'd', 'e' ], 0, 'x\ny' ) ).toEqual( [
			[ 'x', 'b', 'c', 'd', 'e' ],
			0,
			1,
		] );
	} );

	it( 'removes no option of a question that has more than the maximum', () => {
		const many = [ 'a', 'b', 'c', 'd', 'e', 'f', '' ];
		expect( pasted( many, 0, 'x\ny' ) ).toEqual( [
			[ 'x', ...many.slice( 1 ) ],
			0,
			1,
		] );
	} );

	it( 'shortens long labels without cutting a character', () => {
		expect( pasted( [ '' ], 0, '🥦'.repeat( 12 ) )[ 0 ] ).toEqual( [
			'🥦'.repeat( 10 ),
		] );
	} );

	it( 'keeps the picture of an option whose label it fills', () => {
		const blank = { label: '', image: '' };
		const question = {
			...radioQuestion(),
			type: 'image-radio',
			config: { options: [ { label: '', image: 'sea.png' }, blank ] },
		} as unknown as Question;
		expect(
			pasteOptions( question, 0, [ 'Sea', 'Lake', 'River' ], {
				...LIMITS,
				blank,
			} ).question.config.options
		).toEqual( [
			{ label: 'Sea', image: 'sea.png' },
			{ label: 'Lake', image: '' },
			{ label: 'River', image: '' },
		] );
	} );
} );

describe( 'moveOption', () => {
	const asked = deepFreeze( radioQuestion( [ 'a', 'b', 'c' ] ) );

	it( '[PLS-27~] moves an option, and conditions stay on their options', () => {
		const next = moveOption( asked, 0, 2 );
		expect( optionLabels( next ) ).toEqual( [ 'b', 'c', 'a' ] );
		const follower = textQuestion( {
			logic: {
				enabled: true,
				action: 'show',
				conditions: [
					{ question_id: asked.id, compare: '=', value: 'a' },
				],
			},
		} );
		expect( changeQuestion( [ asked, follower ], next )[ 1 ] ).toBe(
			follower
		);
	} );

	it( 'ignores positions that do not exist', () => {
		expect( moveOption( asked, 0, 3 ) ).toBe( asked );
		expect( moveOption( asked, 1, 1 ) ).toBe( asked );
	} );
} );
