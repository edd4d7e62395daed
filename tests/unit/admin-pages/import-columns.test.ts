import {
	freeGroup,
	groupsOf,
	useOf,
	withColumn,
	withUse,
} from '@/admin-pages/surveys/import/answers/columns';
import type { Use } from '@/admin-pages/surveys/import/answers/columns';
import type { Mapping } from '@/stores/imports/mapping';
import { mappingOf } from '@/stores/imports/mapping';
import type { ImportColumn } from '@/survey-model';
import { fileImport } from '../support/imports';

const { columns } = fileImport();
const MAPPING = mappingOf( fileImport() );

/** The mapping after a column is used as something else. */
const used = ( mapping: Mapping, index: number, use: Use ): Mapping => ( {
	...mapping,
	...withUse( mapping, columns[ index ] as ImportColumn, use ),
} );

const uses = ( mapping: Mapping ) => mapping.columns.map( useOf );

const titles = ( mapping: Mapping ) =>
	mapping.columns.map( ( { title, option } ) => [ title, option ] );

describe( 'what a column of a file is used as', () => {
	it( 'is its role, or the question that it is an option of', () => {
		expect( uses( MAPPING ) ).toEqual( [
			'id',
			'date',
			'question',
			'group-1',
			'group-1',
		] );
		expect( groupsOf( MAPPING.columns ) ).toEqual( [
			{ number: 1, title: 'Which channels?', columns: [ 3, 4 ] },
		] );
		expect( freeGroup( MAPPING.columns ) ).toBe( 2 );
	} );

	it( 'becomes a question of its own with the label that it had as an option', () => {
		const mapping = used( MAPPING, 4, 'question' );
		expect( uses( mapping ).slice( 3 ) ).toEqual( [
			'group-1',
			'question',
		] );
		expect( titles( mapping ).slice( 3 ) ).toEqual( [
			[ 'Which channels?', 'Email' ],
			[ 'Chat', '' ],
		] );
		// Of the types that fit it.
		expect( mapping.columns[ 4 ]?.type ).toBe( 'radio-button' );
	} );

	it( 'becomes an option with the header as its label, and the title of its question', () => {
		const mapping = used( MAPPING, 2, 'group-1' );
		expect( titles( mapping )[ 2 ] ).toEqual( [
			'Which channels?',
			'Satisfied?',
		] );
		expect( mapping.columns[ 2 ]?.type ).toBe( 'checkbox' );
		expect( groupsOf( mapping.columns )[ 0 ]?.columns ).toEqual( [
			2, 3, 4,
		] );
	} );

	it( 'can begin a question of several options, which keeps its title when a column leaves', () => {
		const begun = used( MAPPING, 2, 'group-2' );
		expect( titles( begun )[ 2 ] ).toEqual( [
			'Satisfied?',
			'Satisfied?',
		] );
		const moved = used( begun, 3, 'ignore' );
		expect( groupsOf( moved.columns ) ).toEqual( [
			{ number: 2, title: 'Satisfied?', columns: [ 2 ] },
			{ number: 1, title: 'Which channels?', columns: [ 4 ] },
		] );
	} );

	it( 'is the date for one column only', () => {
		expect( uses( used( MAPPING, 2, 'date' ) ).slice( 0, 3 ) ).toEqual( [
			'id',
			'ignore',
			'date',
		] );
		expect( uses( used( MAPPING, 2, 'id' ) ).slice( 0, 3 ) ).toEqual( [
			'id',
			'date',
			'id',
		] );
	} );
} );

describe( 'a change of a column', () => {
	it( 'leaves all others as they are', () => {
		const { columns: changed } = withColumn( MAPPING, 2, {
			title: 'Happy?',
			type: 'text',
		} );
		expect( changed[ 2 ] ).toMatchObject( {
			title: 'Happy?',
			type: 'text',
		} );
		[ 0, 1, 3, 4 ].forEach( ( index ) =>
			expect( changed[ index ] ).toBe( MAPPING.columns[ index ] )
		);
	} );

	it( 'of a title holds for all columns of the question, of a label for one', () => {
		const { columns: titled } = withColumn( MAPPING, 3, { title: 'How?' } );
		expect( titled.map( ( { title } ) => title ).slice( 3 ) ).toEqual( [
			'How?',
			'How?',
		] );
		const { columns: labeled } = withColumn( MAPPING, 3, {
			option: 'Mail',
		} );
		expect( labeled.map( ( { option } ) => option ).slice( 3 ) ).toEqual( [
			'Mail',
			'Chat',
		] );
	} );
} );
