import { isEqual } from '@/stores/equality';
import type { EditableSurvey } from '@/survey-model';
import {
	addQuestion,
	moveQuestion,
	newQuestion,
	removeQuestion,
	trimmedInput,
} from '@/survey-model';
import { Random } from '../support/generated-surveys';
import { builder, pause } from '../support/history';
import { textQuestion } from '../support/surveys';

describe( 'random edits, undos, redos and saves', () => {
	const numbers = new Random( 20261122 );
	const random = ( below: number ) => numbers.below( below );

	function randomEdit( { questions, settings, title }: EditableSurvey ) {
		const index = random( questions.length );
		const question = questions[ index ];
		switch ( random( 6 ) ) {
			case 0:
				return { title: `${ title }${ random( 10 ) }` };
			case 1:
				return {
					questions: addQuestion(
						questions,
						newQuestion( { name: 'text' } )
					),
				};
			case 2:
				return {
					questions: question
						? removeQuestion( questions, question.id )
						: [ textQuestion() ],
				};
			case 3:
				return {
					questions: moveQuestion(
						questions,
						index,
						random( questions.length )
					),
				};
			case 4:
				return {
					questions: questions.map( ( other, place ) =>
						place === index
							? { ...other, title: `Title ${ random( 5 ) }` }
							: other
					),
				};
			default:
				return {
					settings: {
						...settings,
						thank_you: {
							...settings.thank_you,
							message: `Thanks ${ random( 5 ) }`,
						},
					},
				};
		}
	}

	/** The content that can be edited. */
	const content = ( { title, questions, settings }: EditableSurvey ) => ( {
		title,
		questions,
		settings,
	} );

	it( '[PLS-02~] keep what a list of snapshots has', () => {
		for ( let run = 0; run < 60; run++ ) {
			const all = builder();
			// The specification of undo: a list of documents and a place in it.
			let documents = [ content( all.edited() ) ];
			let place = 0;
			let saved = documents[ 0 ]!;
			for ( let turn = 0; turn < 40; turn++ ) {
				pause();
				const action = random( 10 );
				const sent = all.edits();
				const attempt = {
					saveId: `${ run }-${ turn }`,
					sent,
					input: trimmedInput( sent ),
					revision: 3,
					publication: {},
				};
				if ( action < 5 ) {
					const before = all.edited();
					all.edit( randomEdit( before ) );
					if ( ! isEqual( before, all.edited() ) ) {
						documents = [
							...documents.slice( 0, ++place ),
							content( all.edited() ),
						];
					}
				} else if ( action < 7 ) {
					all.undo();
					place = Math.max( 0, place - 1 );
				} else if ( action < 8 ) {
					all.redo();
					place = Math.min( documents.length - 1, place + 1 );
				} else {
					all.dispatch( { type: 'START_SAVE', id: 7, attempt } );
					const whole = all.edited();
					// While the save is running, somebody may undo.
					if ( random( 2 ) === 0 ) {
						all.undo();
						place = Math.max( 0, place - 1 );
					}
					if ( action === 9 ) {
						all.dispatch( {
							type: 'FAIL_SAVE',
							id: 7,
							saveId: attempt.saveId,
							refused: [],
							isAnswerLost: false,
						} );
					} else {
						saved = content( whole );
						all.dispatch( {
							type: 'FINISH_SAVE',
							id: 7,
							saveId: attempt.saveId,
							survey: whole,
						} );
					}
				}
				expect( content( all.edited() ) ).toEqual( documents[ place ] );
				expect( Object.keys( all.edits() ).length > 0 ).toBe(
					! isEqual( documents[ place ], saved )
				);
				expect( all.can( 'undo' ) ).toBe( place > 0 );
				expect( all.can( 'redo' ) ).toBe(
					place < documents.length - 1
				);
			}
			while ( all.can( 'redo' ) ) {
				all.redo();
			}
			expect( content( all.edited() ) ).toEqual( documents.at( -1 ) );
			while ( all.can( 'undo' ) ) {
				all.undo();
			}
			expect( content( all.edited() ) ).toEqual( documents[ 0 ] );
		}
	} );
} );
