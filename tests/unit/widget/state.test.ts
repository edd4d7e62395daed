import type { Action, State } from '@/widget/engine/state';
import { currentQuestion, reducer, valueOf } from '@/widget/engine/state';
import { deepFreeze } from '../support/deep-freeze';
import { atBeginning } from './engine';
import { choice, required, survey, text } from './support';

const run = ( state: State, ...actions: Action[] ) =>
	actions.reduce( reducer, state );
const next: Action = { type: 'NEXT' };
const skip: Action = { type: 'SKIP' };

describe( 'reducer', () => {
	it( '[WID-03] records a choice immediately and a text on Next', () => {
		let state = atBeginning( survey( { questions: [ choice, text ] } ) );
		state = run( state, { type: 'ANSWER', value: 'The web' } );
		expect( state.answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
		] );
		state = run( state, next, {
			type: 'TYPE',
			typed: { text: ' Longer hours ' },
		} );
		expect( state.answers ).toHaveLength( 1 );
		expect( currentQuestion( state ) ).toBe( text );
		state = run( state, next );
		expect( state.answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
			{ question_id: 'wish', value: 'Longer hours' },
		] );
		expect( state.view ).toBe( 'thank-you' );
		expect( state.delivery ).toEqual( {
			status: 'sending',
			isRetry: false,
		} );
	} );

	it( 'keeps the last one of several choices', () => {
		const state = run(
			atBeginning( survey( { questions: [ choice ] } ) ),
			{ type: 'ANSWER', value: 'The web' },
			{ type: 'ANSWER', value: 'A friend' }
		);
		expect( state.answers ).toEqual( [
			{ question_id: 'source', value: 'A friend' },
		] );
	} );

	it( 'stores null for skipped questions and nothing for those that were not shown', () => {
		const state = run(
			atBeginning( survey( { questions: [ choice, text ] } ) ),
			{ type: 'ANSWER', value: 'The web' },
			skip
		);
		expect( state.answers ).toEqual( [
			{ question_id: 'source', value: null },
		] );
	} );

	it( 'does not send if every question was skipped', () => {
		const state = run(
			atBeginning( survey( { questions: [ choice, text ] } ) ),
			skip,
			next
		);
		expect( state.answers.map( ( { value } ) => value ) ).toEqual( [
			null,
			null,
		] );
		expect( state.view ).toBe( 'thank-you' );
		expect( state.delivery ).toEqual( { status: 'none' } );
	} );

	it( 'stays on a required question until it is answered', () => {
		let state = run(
			atBeginning( survey( { questions: [ required( text ) ] } ) ),
			next
		);
		expect( state ).toMatchObject( {
			index: 0,
			problem: 'required_text',
			answers: [],
		} );
		state = run( state, { type: 'TYPE', typed: { text: '   ' } }, next );
		expect( state ).toMatchObject( {
			view: 'question',
			problem: 'required_text',
		} );
		state = run( state, { type: 'TYPE', typed: { text: 'Tea' } } );
		expect( state.problem ).toBeNull();
		expect( valueOf( state ) ).toBe( 'Tea' );
		expect( run( state, next ).view ).toBe( 'thank-you' );
	} );

	it( 'ignores the names of inherited properties', () => {
		const state = atBeginning(
			survey( { questions: [ { ...choice, id: 'constructor' } ] } )
		);
		expect( valueOf( state ) ).toBeNull();
	} );

	it( 'keeps everything while the popup is minimized', () => {
		const state = run(
			atBeginning( survey( { questions: [ choice, text ] } ) ),
			{ type: 'ANSWER', value: 'The web' },
			next,
			{ type: 'TYPE', typed: { text: 'Tea' } }
		);
		const minimize: Action = { type: 'MINIMIZE', isMinimized: true };
		const open: Action = { type: 'MINIMIZE', isMinimized: false };
		expect( run( state, minimize ) ).toEqual( {
			...state,
			isMinimized: true,
		} );
		expect( run( state, minimize, open ) ).toEqual( {
			...state,
			isMinimized: false,
		} );
	} );

	it( 'does not change its arguments', () => {
		const before = deepFreeze(
			atBeginning( survey( { questions: [ choice, text ] } ) )
		);
		const end = run( before, { type: 'ANSWER', value: 'The web' }, next, {
			type: 'CLOSE',
		} );
		expect( end.isOpen ).toBe( false );
	} );
} );
