import {
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
import { choice, text } from './support';

const REPORTED = 'userfeedback-7-reported';

useEngine();

describe( 'what the session keeps', () => {
	const memory = {
		questions: [ choice, text ],
		answers: [ { question_id: 'source', value: 'The web' } ],
		drafts: { wish: { text: 'Te' } },
		path: [ 'source' ],
		submissionId: '11111111-1111-4111-8111-111111111111',
		shownAt: 5,
	};

	it( 'is taken over if it is whole', () => {
		sessionStorage.setItem( KEY, JSON.stringify( memory ) );
		expect( open().state() ).toMatchObject( {
			index: 1,
			submissionId: memory.submissionId,
			shownAt: 5,
			drafts: memory.drafts,
		} );
	} );

	it.each( [
		[ 'without the id of the submission', { submissionId: undefined } ],
		[ 'without the time', { shownAt: undefined } ],
		[ 'with the time as a text', { shownAt: '2026' } ],
		[ 'with texts in place of fields', { drafts: { wish: 'Te' } } ],
		[ 'with a number as a text', { drafts: { wish: { text: 5 } } } ],
		[ 'with nothing as a text', { drafts: { wish: null } } ],
		[
			'with an object as an answer',
			{ answers: [ { question_id: 'wish', value: { text: 'Te' } } ] },
		],
		[ 'with an answer that is none', { answers: [ null ] } ],
		[ 'without questions', { questions: undefined } ],
	] )(
		'begins anew where another version wrote it %s, and is sent',
		( _, change ) => {
			sessionStorage.setItem(
				KEY,
				JSON.stringify( { ...memory, ...change } )
			);
			const engine = open();
			expect( engine.state().index ).toBe( 0 );
			finish( engine );
			expect( parcels[ 0 ]!.parcel.body ).toMatchObject( {
				submission_id: expect.stringMatching( /^[0-9a-f-]{36}$/ ),
				elapsed_ms: expect.any( Number ),
				answers: [
					{ question_id: 'source', value: 'The web' },
					{ question_id: 'wish', value: 'Tea' },
				],
			} );
		}
	);

	it.each( [ '{', '5', '"x"', '[]', '{"started":"yes"}', '{"reached":5}' ] )(
		'of counts may be anything: %s',
		( content ) => {
			sessionStorage.setItem( REPORTED, content );
			const engine = open();
			engine.see();
			finish( engine );
			leave();
			expect( parcels ).toHaveLength( 1 );
		}
	);

	it.each( [ 'getItem', 'setItem', 'removeItem' ] as const )(
		'is not needed: %s throws',
		( method ) => {
			jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
			const engine = open();
			engine.see();
			finish( engine );
			expect( counts() ).toEqual( [
				IMPRESSION,
				STARTED,
				[ 'reached', 'wish' ],
			] );
			expect( parcels ).toHaveLength( 1 );
		}
	);
} );
