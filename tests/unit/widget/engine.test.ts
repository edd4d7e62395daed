import type { Observer } from '@/widget/definitions';
import type { State } from '@/widget/engine/state';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	begin,
	counts,
	finish,
	IMPRESSION,
	KEY,
	leave,
	open,
	parcels,
	STARTED,
	useEngine,
} from './engine';
import { choice, settle, survey } from './support';

useEngine();

const repeatedly = () => {
	const { settings } = survey();
	const behavior = {
		...settings.behavior,
		display_length: 'repeatedly' as const,
	};
	return { settings: { ...settings, behavior } };
};

describe( 'the engine', () => {
	it( 'tells its listeners each change once, in order, what came of the answers last', () => {
		const engine = open( { questions: [ choice ] } );
		const told: string[] = [];
		const listen = ( name: string ) => ( state: State ) =>
			told.push( `${ name } ${ state.view } ${ state.delivery.status }` );
		engine.follow( listen( 'a' ) );
		const end = engine.follow( listen( 'b' ) );
		begin( engine );
		end();
		parcels[ 0 ]!.report( { status: 'saved' } );
		parcels[ 0 ]!.report( { status: 'sent' } );
		expect( told ).toEqual( [
			'a question none',
			'b question none',
			'a thank-you sending',
			'b thank-you sending',
			'a thank-you saved',
			'a thank-you sent',
		] );
	} );

	it( 'is silent about what changes nothing', () => {
		const engine = open();
		finish( engine );
		const listener = jest.fn();
		engine.follow( listener );
		engine.dispatch( { type: 'ELSEWHERE', isSaved: false } );
		expect( listener ).not.toHaveBeenCalled();
		expect( engine.state().delivery.status ).toBe( 'sending' );
	} );

	it( 'hands the same submission over when the visitor tries again', () => {
		const engine = open();
		finish( engine );
		parcels[ 0 ]!.report( { status: 'failed' } );
		expect( sessionStorage.getItem( KEY ) ).not.toBeNull();
		engine.dispatch( { type: 'RETRY' } );
		expect( parcels ).toHaveLength( 2 );
		expect( parcels[ 1 ]!.parcel ).toBe( parcels[ 0 ]!.parcel );
		parcels[ 1 ]!.report( { status: 'sent' } );
		expect( sessionStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'asks for the outbox once, when the visitor begins, and at once where they go on', async () => {
		const loadOutbox = jest
			.fn()
			.mockRejectedValue( new Error( 'blocked' ) );
		const engine = open( {}, { loadOutbox } );
		engine.see();
		expect( loadOutbox ).not.toHaveBeenCalled();
		begin( engine );
		engine.dispatch( { type: 'BACK' } );
		expect( loadOutbox ).toHaveBeenCalledTimes( 1 );
		open( {}, { loadOutbox } );
		expect( loadOutbox ).toHaveBeenCalledTimes( 2 );
		await settle();
	} );

	it( 'counts nothing and notices nothing after its end', () => {
		const engine = open();
		begin( engine );
		engine.end();
		leave();
		document.cookie = submittedCookie( 'userfeedback-7', 'other' );
		window.dispatchEvent( new Event( 'focus' ) );
		expect( counts() ).toEqual( [ IMPRESSION, STARTED ] );
		expect( engine.state().view ).toBe( 'question' );
	} );

	it( 'reports the furthest question of a visitor who went back', () => {
		const engine = open();
		begin( engine );
		engine.dispatch( { type: 'BACK' } );
		leave();
		expect( counts().at( -1 ) ).toEqual( [ 'reached', 'wish' ] );
	} );

	it( 'does not go on with a survey whose script for that did not come', () => {
		begin( open() );
		delete window.userfeedback!.resume;
		expect( open().state().index ).toBe( 0 );
	} );
} );

describe( 'observers', () => {
	const changed: jest.MockedFunction< Observer[ 'changed' ] > = jest.fn();

	beforeEach( () => {
		changed.mockReset();
		window.userfeedback!.register!( 'observer', 'test', { changed } );
	} );

	it( 'are told the beginning and each change, with the answers so far', () => {
		const engine = open();
		begin( engine );
		const progress = changed.mock.calls.map( ( [ , each ] ) => each );
		expect(
			progress.map( ( each ) => each.submission().answers.length )
		).toEqual( [ 0, 1, 1 ] );
		expect( progress.at( -1 ) ).toMatchObject( {
			isFinished: false,
			isOpen: true,
		} );
		engine.dispatch( { type: 'CLOSE' } );
		expect( changed.mock.lastCall?.[ 1 ].isOpen ).toBe( false );
	} );

	it( 'may throw: the survey goes on and is sent', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		changed.mockImplementation( () => {
			throw new Error( 'broken' );
		} );
		finish( open() );
		expect( parcels ).toHaveLength( 1 );
		expect( warn ).toHaveBeenCalled();
	} );
} );

describe( 'two engines of one survey on a page', () => {
	it( 'count their visitor once', () => {
		const [ popup, form ] = [ open(), open() ];
		popup.see();
		form.see();
		begin( popup );
		begin( form );
		leave();
		expect( counts() ).toEqual( [
			IMPRESSION,
			STARTED,
			[ 'reached', 'wish' ],
		] );
	} );

	it( 'send one submission, and the second one does not thank', () => {
		const [ popup, form ] = [ open(), open() ];
		begin( form );
		finish( popup );
		document.cookie = submittedCookie(
			'userfeedback-7',
			popup.state().submissionId
		);
		finish( form );
		expect( parcels ).toHaveLength( 1 );
		expect( form.state().delivery.status ).toBe( 'answered' );
		expect( sessionStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'send one each if the survey shows repeatedly', () => {
		const [ popup, form ] = [ open( repeatedly() ), open( repeatedly() ) ];
		finish( popup );
		document.cookie = submittedCookie(
			'userfeedback-7',
			popup.state().submissionId
		);
		finish( form );
		expect(
			new Set(
				parcels.map( ( { parcel } ) => parcel.body.submission_id )
			).size
		).toBe( 2 );
	} );

	it( 'send as one submission what was begun before the tab was duplicated', () => {
		begin( open() );
		// A duplicated tab has a copy of the session.
		const copy = open();
		const original = open();
		for ( const engine of [ copy, original ] ) {
			engine.dispatch( { type: 'TYPE', typed: { text: 'Tea' } } );
			engine.dispatch( { type: 'NEXT' } );
		}
		expect(
			new Set(
				parcels.map( ( { parcel } ) => parcel.body.submission_id )
			).size
		).toBe( 1 );
	} );
} );
