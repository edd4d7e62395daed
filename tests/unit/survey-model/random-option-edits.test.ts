import type { Question } from '@/survey-model';
import {
	addOption,
	changeQuestion,
	moveOption,
	optionIds,
	optionLabels,
	pasteOptions,
	reidentifyOption,
	removeOption,
	renameOption,
	withOptionIds,
	withOptions,
} from '@/survey-model';
import { deepFreeze } from '../support/deep-freeze';
import { Random } from '../support/generated-surveys';
import { radioQuestion, textQuestion } from '../support/surveys';

const random = new Random( 20261125 );
const LIMITS = { most: 5, length: 200, blank: '' };

/** An option of the plain model: what it is, and its label. */
interface Known {
	key: number;
	label: string;
}

/** A question and the plain model of its options. */
interface State {
	question: Question;
	known: readonly Known[];
}

let lastKey = 0;
const newKey = () => ( lastKey += 1 );

function start(): State {
	const question = withOptionIds( radioQuestion( [ 'A', 'B', 'C' ] ) );
	return {
		question: deepFreeze( question ),
		known: optionLabels( question ).map( ( label ) => ( {
			key: newKey(),
			label,
		} ) ),
	};
}

/** The plain model of an edit that knows only labels. */
function matched(
	before: readonly Known[],
	labels: readonly string[]
): Known[] {
	const keys: ( number | undefined )[] = labels.map( () => undefined );
	const rules = [
		( label: string, index: number ) =>
			before[ index ]?.label === label ? before[ index ] : undefined,
		( label: string ) =>
			before.find(
				( known ) =>
					known.label === label && ! keys.includes( known.key )
			),
		( _: string, index: number ) => before[ index ],
	];
	for ( const rule of rules ) {
		labels.forEach( ( label, index ) => {
			const key = rule( label, index )?.key;
			if ( keys[ index ] === undefined && ! keys.includes( key ) ) {
				keys[ index ] = key;
			}
		} );
	}
	return labels.map( ( label, index ) => ( {
		key: keys[ index ] ?? newKey(),
		label,
	} ) );
}

/** One edit of the question and of the model, with a text for a label. */
type Edit = ( state: State, labelOf: () => string ) => State;

const anyIndex = ( { known }: State ) => random.below( known.length );

const EDITS: readonly Edit[] = [
	function add( { question, known } ) {
		return {
			question: addOption( question, '' ),
			known: [ ...known, { key: newKey(), label: '' } ],
		};
	},
	function remove( state ) {
		const index = anyIndex( state );
		return {
			question: removeOption( state.question, index ),
			known: state.known.filter( ( _, place ) => place !== index ),
		};
	},
	function move( state ) {
		const [ from, to ] = [ anyIndex( state ), anyIndex( state ) ];
		const known = [ ...state.known ];
		known.splice( to, 0, ...known.splice( from, 1 ) );
		return { question: moveOption( state.question, from, to ), known };
	},
	function makeNew( state ) {
		const index = anyIndex( state );
		return {
			question: reidentifyOption( state.question, index ),
			known: state.known.map( ( option, place ) =>
				place === index ? { ...option, key: newKey() } : option
			),
		};
	},
	function paste( state, labelOf ) {
		const labels = Array.from( { length: 2 + random.below( 3 ) }, labelOf );
		const { question } = pasteOptions(
			state.question,
			anyIndex( state ),
			labels,
			LIMITS
		);
		return {
			question,
			known: matched( state.known, optionLabels( question ) ),
		};
	},
	function changeWithoutIds( { question, known }, labelOf ) {
		const labels = [ ...known ]
			.sort( () => random.below( 3 ) - 1 )
			.map( ( { label } ) =>
				random.below( 4 ) > 0 ? label : labelOf()
			);
		return {
			question: withOptions( question, labels ),
			known: matched( known, labels ),
		};
	},
	function rename( state, labelOf ) {
		const [ index, label ] = [ anyIndex( state ), labelOf() ];
		return {
			question: renameOption( state.question, index, label ),
			known: state.known.map( ( option, place ) =>
				place === index ? { ...option, label } : option
			),
		};
	},
];

/** A random edit that leaves 2 to 5 options. */
function edited( state: State, labelOf: () => string ): State {
	for (;;) {
		const next = random.of( EDITS )( state, labelOf );
		if ( next.known.length >= 2 && next.known.length <= 5 ) {
			return next;
		}
	}
}

describe( 'random edits of options', () => {
	it.each( [
		[
			'with labels that are often the same',
			() => random.of( [ '', 'A', 'B', 'C', 'D' ] ),
		],
		[ 'with labels of their own', () => random.newLabel() ],
	] )( 'keep the ids that a plain model keeps, %s', ( _, labelOf ) => {
		for ( let run = 0; run < 30; run++ ) {
			let state = start();
			const past = [ state ];
			const idOf = new Map< number, string >();
			for ( let turn = 0; turn < 25; turn++ ) {
				// Now and then, an earlier state comes back as by undo.
				const from = random.below( 8 ) > 0 ? state : random.of( past );
				const { question, known } = edited( from, labelOf );
				const [ changed ] = changeQuestion(
					[ from.question ],
					question
				);
				state = { question: deepFreeze( changed! ), known };
				past.push( state );
				expect( optionLabels( state.question ) ).toEqual(
					known.map( ( { label } ) => label )
				);
				const ids = optionIds( state.question );
				expect( ids ).toEqual(
					known.map(
						( { key }, index ) => idOf.get( key ) ?? ids[ index ]
					)
				);
				known.forEach( ( { key }, index ) =>
					idOf.set( key, ids[ index ]! )
				);
			}
			expect( new Set( idOf.values() ).size ).toBe( idOf.size );
		}
	} );

	it( 'keep a condition on its option as long as the question has it', () => {
		for ( let run = 0; run < 30; run++ ) {
			let state = start();
			const { key, label } = state.known[ 1 ]!;
			let follower: Question = textQuestion( {
				logic: {
					enabled: true,
					action: 'show',
					conditions: [
						{ question_id: 'happy', compare: '=', value: label },
					],
				},
			} );
			for ( let turn = 0; turn < 25; turn++ ) {
				const next = edited( state, () => random.newLabel() );
				const option = next.known.find(
					( known ) => known.key === key
				);
				if ( option ) {
					const [ question, text ] = changeQuestion(
						[ state.question, follower ],
						next.question
					);
					follower = text!;
					state = { question: question!, known: next.known };
				}
				expect( follower.logic.conditions[ 0 ]?.value ).toBe(
					state.known.find( ( known ) => known.key === key )?.label
				);
			}
		}
	} );
} );
