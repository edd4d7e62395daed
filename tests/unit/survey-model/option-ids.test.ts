import type { Question } from '@/survey-model';
import {
	addOption,
	changeQuestion,
	changeQuestionType,
	duplicateQuestion,
	labelsIn,
	moveOption,
	newQuestion,
	optionIds,
	optionLabels,
	optionsOf,
	pasteOptions,
	reidentifyOption,
	removeOption,
	renameOption,
	withOptionIds,
	withOptions,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { deepFreeze } from '../support/deep-freeze';
import { radioQuestion } from '../support/surveys';

const LIMITS = { most: 5, length: 200, blank: '' };

/** A question with the options A, B and C, whose ids are a, b and c. */
function abc( options = [ 'A', 'B', 'C' ] ): Question {
	const question = radioQuestion( options );
	return deepFreeze(
		withOptions(
			question,
			optionsOf( question ),
			options.map( ( label ) => label.toLowerCase() )
		)
	);
}

/** What a question is after an edit in the builder. */
function edited( before: Question, after: Question ): Question {
	return deepFreeze( changeQuestion( [ before ], after )[ 0 ]! );
}

/** The question with other options from a caller that does not know ids. */
function withLabels( question: Question, labels: string[] ): Question {
	return edited( question, withOptions( question, labels ) );
}

describe( 'the id of an option', () => {
	it( 'is given where the option is made, and is one that the server accepts', () => {
		const question = addOption(
			addOption( newQuestion( kindOf( 'radio-button' ) ), '' ),
			''
		);
		const ids = optionIds( question );
		expect( ids ).toEqual( [
			expect.stringMatching( /^o[a-z0-9]{7}$/ ),
			expect.stringMatching( /^o[a-z0-9]{7}$/ ),
		] );
		expect( new Set( ids ).size ).toBe( 2 );
	} );

	it( 'is given to the blank options that a type starts with', () => {
		expect(
			optionIds( newQuestion( kindOf( 'image-radio' ) ) )
		).toHaveLength( 2 );
	} );

	it( 'stays when the option is renamed, moved, or others are removed', () => {
		const renamed = edited( abc(), renameOption( abc(), 1, 'Z' ) );
		const moved = edited( renamed, moveOption( renamed, 1, 2 ) );
		const removed = edited( moved, removeOption( moved, 0 ) );
		expect( optionLabels( removed ) ).toEqual( [ 'C', 'Z' ] );
		expect( optionIds( removed ) ).toEqual( [ 'c', 'b' ] );
	} );

	it( 'stays while the label equals that of another option', () => {
		const same = edited( abc(), renameOption( abc(), 0, 'B' ) );
		expect( optionIds( same ) ).toEqual( [ 'a', 'b', 'c' ] );
		const swapped = edited( same, renameOption( same, 1, 'A' ) );
		expect( optionLabels( swapped ) ).toEqual( [ 'B', 'A', 'C' ] );
		expect( optionIds( swapped ) ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	it( 'goes with its label when a list is pasted over the options', () => {
		const { question } = pasteOptions(
			abc( [ 'A', '', '' ] ),
			0,
			labelsIn( 'X\nA\nB' ),
			LIMITS
		);
		const [ first, second, third ] = optionIds( edited( abc(), question ) );
		expect( second ).toBe( 'a' );
		expect( [ first, third ] ).not.toContain( 'a' );
	} );

	it( 'is that of the position for a renamed option, and a new one for a new option', () => {
		const [ first, second, third, fourth ] = optionIds(
			withLabels( abc(), [ 'A', 'Bee', 'C', 'D' ] )
		);
		expect( [ first, second, third ] ).toEqual( [ 'a', 'b', 'c' ] );
		expect( fourth ).toMatch( /^o/ );
	} );

	it( 'is not that of an option that moved away', () => {
		const [ first, second, third ] = optionIds(
			withLabels( abc(), [ 'B', 'C', 'D' ] )
		);
		expect( [ first, second ] ).toEqual( [ 'b', 'c' ] );
		expect( third ).toMatch( /^o/ );
	} );

	it( 'is found again when the fields of a third-party type leave out the ids', () => {
		const forgetful = {
			...abc(),
			config: { options: [ 'C', 'A' ] },
		} as Question;
		expect( optionIds( edited( abc(), forgetful ) ) ).toEqual( [
			'c',
			'a',
		] );
	} );

	it( 'is not given to a question whose type has no ids', () => {
		const before = radioQuestion( [ 'A', 'B' ] );
		expect(
			withLabels( before, [ 'A', 'B', 'C' ] ).config
		).not.toHaveProperty( 'option_ids' );
	} );

	it( 'is replaced for a new option, and comes back on request', () => {
		const other = edited( abc(), reidentifyOption( abc(), 1 ) );
		expect( optionIds( other )[ 1 ] ).toMatch( /^o/ );
		expect( optionLabels( other ) ).toEqual( [ 'A', 'B', 'C' ] );
		expect( edited( other, reidentifyOption( other, 1, 'b' ) ) ).toEqual(
			abc()
		);
	} );

	it( 'is the same in a copy of the question', () => {
		const [ , copy ] = duplicateQuestion( [ abc() ], 'happy', 'copy' );
		expect( optionIds( copy! ) ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	it.each( [ 'checkbox', 'image-radio', 'icon-choice', 'text' ] )(
		'stays when the type changes to %s and back',
		( type ) => {
			const [ other ] = changeQuestionType(
				[ abc() ],
				'happy',
				type,
				kindOf
			);
			const [ back ] = changeQuestionType(
				[ other! ],
				'happy',
				'radio-button',
				kindOf,
				abc()
			);
			expect( back ).toEqual( abc() );
		}
	);

	it( 'is filled in where it is missing, invalid or doubled', () => {
		const broken = ( ids: unknown ) =>
			withOptionIds( {
				...abc(),
				config: { options: [ 'A', 'B', 'C' ], option_ids: ids },
			} as Question );
		for ( const ids of [ 'a', [ 7 ], undefined ] ) {
			expect( new Set( optionIds( broken( ids ) ) ).size ).toBe( 3 );
		}
		const mended = optionIds( broken( [ 'a', 'a', 'NO!' ] ) );
		expect( mended[ 0 ] ).toBe( 'a' );
		expect( new Set( mended ).size ).toBe( 3 );
		expect( mended.join() ).toMatch( /^[a-z0-9,]+$/ );
		const complete = abc();
		expect( withOptionIds( complete ) ).toBe( complete );
	} );
} );
