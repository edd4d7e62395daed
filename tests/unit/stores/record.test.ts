import { isEqual } from '@/stores/equality';
import {
	openedRecord,
	withAnswer,
	withEdits,
	withFailure,
	withSave,
} from '@/stores/record';
import type { EditRecord, SaveAttempt } from '@/stores/record';
import { stillRefused } from '@/stores/refused-fields';
import { deepFreeze } from '../support/deep-freeze';

interface Note {
	title: string;
	tags: string[];
	size?: { width: number; height: number };
}

type Edits = Partial< Note >;
type NoteRecord = EditRecord< Note, Edits, SaveAttempt< Edits > >;

const NOTE: Note = { title: 'Old', tags: [ 'a', 'b' ] };

function opened( changes: Edits = {} ): NoteRecord {
	return deepFreeze(
		withEdits< NoteRecord >( openedRecord( deepFreeze( NOTE ) ), changes )
	);
}

function saving( sent: Edits, record = opened( sent ) ): NoteRecord {
	return withSave( record, { saveId: 'save', sent } );
}

describe( 'equality', () => {
	it.each< [ string, unknown, unknown, boolean ] >( [
		[ 'another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true ],
		[ 'another order of a list', [ 1, 2 ], [ 2, 1 ], false ],
		[
			'another order of keys in a list',
			[ { a: 1, b: [ 2 ] } ],
			[ { b: [ 2 ], a: 1 } ],
			true,
		],
		[ 'a key that is undefined', { a: 1, b: undefined }, { a: 1 }, true ],
		[ 'a key that is null', { a: 1, b: null }, { a: 1 }, false ],
		[ 'a longer list', [ 1 ], [ 1, 2 ], false ],
		[ 'a list that is no object', [], {}, false ],
		[ 'no value that is no object', null, {}, false ],
		[ 'a number that is no text', { a: 1 }, { a: '1' }, false ],
		[
			'a value deep inside',
			{ a: { b: [ 1 ] } },
			{ a: { b: [ 2 ] } },
			false,
		],
	] )( 'of %s', ( _name, a, b, expected ) => {
		expect( isEqual( a, b ) ).toBe( expected );
		expect( isEqual( b, a ) ).toBe( expected );
	} );
} );

describe( 'a record', () => {
	it( 'has no edit if only the order of keys differs', () => {
		const saved = { ...NOTE, size: { width: 1, height: 2 } };
		const record = openedRecord< Note, Edits >( saved );
		expect(
			withEdits< NoteRecord >( record, { size: { height: 2, width: 1 } } )
		).toBe( record );
	} );

	it( 'has an edit if the order of a list differs', () => {
		expect( opened( { tags: [ 'b', 'a' ] } ).edits ).toEqual( {
			tags: [ 'b', 'a' ],
		} );
	} );

	it( 'keeps an edit back to the saved value while it is being saved', () => {
		const undone = withEdits( saving( { title: 'New' } ), {
			title: 'Old',
		} );
		expect( undone.edits ).toEqual( { title: 'Old' } );
		expect( withAnswer( undone, { ...NOTE, title: 'New' } ).edits ).toEqual(
			{ title: 'Old' }
		);
	} );

	it( 'takes over the server’s changes to the sent values', () => {
		const answered = withAnswer( saving( { title: ' New ' } ), {
			...NOTE,
			title: 'New',
		} );
		expect( answered.edits ).toEqual( {} );
		expect( answered.saved.title ).toBe( 'New' );
	} );

	it( 'has only edits that differ from the saved value after a refused save', () => {
		const undone = withEdits( saving( { title: 'New' } ), {
			title: 'Old',
		} );
		const refused = withFailure( undone, [], null );
		expect( refused ).toMatchObject( { edits: {}, attempt: null } );
	} );

	it( 'keeps an edit back to the saved value if the response was lost: the server may have stored the other one', () => {
		const running = saving( { title: 'New' } );
		const lost = withFailure( running, [], running.attempt );
		expect( lost.isSaving ).toBe( false );
		expect( withEdits( lost, { title: 'Old' } ).edits ).toEqual( {
			title: 'Old',
		} );
	} );

	it( 'discards the error of a field that was edited during the save', () => {
		const edited = withEdits( saving( { title: 'New' } ), {
			title: 'Newer',
		} );
		const refused = [
			{ field: 'title', code: 'x' },
			{ field: 'tags[0]', code: 'x' },
		];
		expect( withFailure( edited, refused, null ).refused ).toEqual( [
			{ field: 'tags[0]', code: 'x' },
		] );
	} );
} );

describe( 'an error of the server', () => {
	const question = ( id: string, title = '', options = [ 'x', 'x' ] ) => ( {
		id,
		title,
		config: { options },
	} );
	const [ first, second, third ] = [
		question( 'first' ),
		question( 'second' ),
		question( 'third' ),
	];
	const before = { title: 'A', questions: [ first, second, third ] };
	const field = ( path: string ) => ( { field: path, code: 'x' } );
	const left = ( path: string, questions: unknown[] ) =>
		stillRefused( [ field( path ) ], before, { ...before, questions } ).map(
			( error ) => error.field
		);

	it.each< [ string, string, unknown[], string[] ] >( [
		[
			'of the edited field goes',
			'questions[1].title',
			[ first, question( 'second', 'Why?' ), third ],
			[],
		],
		[
			'of another field of the question stays',
			'questions[1].config.options[1]',
			[ first, question( 'second', 'Why?' ), third ],
			[ 'questions[1].config.options[1]' ],
		],
		[
			'of another question stays',
			'questions[2].title',
			[ first, question( 'second', 'Why?' ), third ],
			[ 'questions[2].title' ],
		],
		[
			'of a question follows it to another place',
			'questions[2].title',
			[ third, first, second ],
			[ 'questions[0].title' ],
		],
		[
			'of a question stays with it when one before it is deleted',
			'questions[1].title',
			[ second, third ],
			[ 'questions[0].title' ],
		],
		[
			'of a deleted question goes',
			'questions[1].title',
			[ first, third ],
			[],
		],
		[
			'of a list goes when something in it is edited',
			'questions[1].config.options',
			[ first, question( 'second', '', [ 'x', 'y' ] ), third ],
			[],
		],
		[
			'of the questions together stays when one of them is edited',
			'questions',
			[ question( 'first', 'Why?' ), second, third ],
			[ 'questions' ],
		],
		[
			'of the questions together goes when one is added',
			'questions',
			[ first, second, third, question( 'fourth' ) ],
			[],
		],
		[
			'of a question whose id is in no list stays below its path',
			'questions[9].title',
			[ first ],
			[ 'questions[9].title' ],
		],
	] )( '%s', ( _name, path, questions, expected ) => {
		expect( left( path, questions ) ).toEqual( expected );
	} );

	it( 'of a field whose name starts like that of an edited one stays', () => {
		const refused = [ field( 'title_color' ) ];
		expect(
			stillRefused(
				refused,
				{ title: 'A', title_color: 'red' },
				{ title: 'B', title_color: 'red' }
			)
		).toBe( refused );
	} );
} );
