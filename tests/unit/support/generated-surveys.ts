import type { Condition, Question } from '@/survey-model';
import { areQualifying, conditionValues, renameOption } from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { TYPE_NAMES, newQuestion } from './question-types';

/** Random numbers that are the same for the same seed. */
export class Random {
	private label = 0;

	public constructor( private state: number ) {}

	/** A whole number from 0 to `count` - 1 (the generator mulberry32). */
	public below( count: number ): number {
		this.state = ( this.state + 0x6d2b79f5 ) % 0x100000000;
		let mixed = Math.imul(
			// eslint-disable-next-line no-bitwise -- the generator is defined like this
			this.state ^ ( this.state >>> 15 ),
			// eslint-disable-next-line no-bitwise -- see above
			this.state | 1
		);
		// eslint-disable-next-line no-bitwise -- see above
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 );
		// eslint-disable-next-line no-bitwise -- see above
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) % count;
	}

	public of< T >( list: readonly T[] ): T {
		return list[ this.below( list.length ) ]!;
	}

	/** A label that no option has yet. */
	public newLabel(): string {
		this.label += 1;
		return `Option no ${ this.label }`;
	}
}

/** A question of any core type with labelled options. */
export function someQuestion( random: Random, type?: string ): Question {
	const question = newQuestion( type ?? random.of( TYPE_NAMES ) );
	const { options } = kindOf( question.type );
	if ( options === undefined ) {
		return question;
	}
	const count = options.min + random.below( 3 );
	const filled = {
		...question,
		config: {
			options: Array.from( { length: count }, () => options.blank ),
		},
	} as Question;
	return Array.from( { length: count }, ( _, index ) => index ).reduce(
		( changed, index ) => renameOption( changed, index, random.newLabel() ),
		filled
	);
}

/** A condition that the question allows. */
export function someCondition( random: Random, on: Question ): Condition {
	const kind = kindOf( on.type );
	const values = conditionValues( on, kind ) ?? [ 'slow', 'a b' ];
	const compare = random.of( kind.comparators ?? [] );
	const choices = values.length > 0 ? values : [ '' ];
	const value = random.of( choices );
	return {
		question_id: on.id,
		compare,
		value:
			compare === 'ANY'
				? [ ...new Set( [ value, random.of( choices ) ] ) ]
				: value,
	};
}

/** Logic with conditions on earlier questions; enabled only where it may be. */
export function someLogic(
	random: Random,
	earlier: readonly Question[]
): Question[ 'logic' ] {
	const conditions =
		earlier.length === 0
			? []
			: Array.from( { length: random.below( 4 ) }, () =>
					someCondition( random, random.of( earlier ) )
				);
	return {
		enabled:
			conditions.length > 0 &&
			areQualifying( earlier ) &&
			random.below( 4 ) > 0,
		action: random.of( [ 'show', 'hide' ] as const ),
		conditions,
	};
}

/** Questions that have conditions on earlier ones. */
export function someQuestions( random: Random ): Question[] {
	const questions: Question[] = [];
	for ( let count = 2 + random.below( 6 ); count > 0; count-- ) {
		questions.push( {
			...someQuestion( random ),
			logic: someLogic( random, questions ),
		} );
	}
	return questions;
}
