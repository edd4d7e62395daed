import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
	compare,
	mentionsInPhp,
	mentionsInTypeScript,
	readRows,
} from '../../../tools/lib/rows.mjs';

const ROWS = [ 'ABC-01', 'ABC-02', 'I18-01' ];

describe( 'readRows', () => {
	it( 'reads the ids at the beginning of list items', () => {
		expect(
			readRows(
				'# Title [XYZ-09]\n- ABC-01 First, see ABC-02.\n- I18-01 Second.\ntext\n'
			)
		).toEqual( [ 'ABC-01', 'I18-01' ] );
	} );

	it( 'finds every row of the project exactly once', () => {
		const text = readFileSync(
			resolve( __dirname, '../../rows/rows.md' ),
			'utf8'
		);
		const rows = readRows( text );
		expect( rows ).toHaveLength(
			text
				.split( '\n' )
				.filter( ( line ) => /^- [A-Z0-9]+-\d+ /.test( line ) ).length
		);
		expect( rows.length ).toBeGreaterThan( 200 );
		expect( new Set( rows ).size ).toBe( rows.length );
	} );
} );

describe( 'mentionsInTypeScript', () => {
	const ids = ( source: string ) =>
		mentionsInTypeScript( source, 'a.test.ts' ).map(
			( { id, isWhole } ) => id + ( isWhole ? '' : '~' )
		);

	it( 'reads titles of tests with any quotes', () => {
		expect(
			ids(
				'test( \'[ABC-01] a\', f ); it( `[ABC-02] ${ b }`, f ); it( "[I18-01] [ABC-03] c", f );'
			)
		).toEqual( [ 'ABC-01', 'ABC-02', 'I18-01', 'ABC-03' ] );
		expect(
			ids(
				"test.each( [ 1 ] )( '[ABC-01] %d', f ); test.only( '[ABC-02] x', f );"
			)
		).toEqual( [ 'ABC-01', 'ABC-02' ] );
	} );

	it( 'marks what proves a part only', () => {
		expect( ids( "test( '[ABC-01~] a', f );" ) ).toEqual( [ 'ABC-01~' ] );
	} );

	it( 'ignores other texts, comments and skipped tests', () => {
		expect(
			ids( `
				// test( '[ABC-01] comment', f );
				describe( '[ABC-01] group', f );
				expect( '[ABC-01]' );
				test.skip( '[ABC-01] a', f );
				it.todo( '[ABC-01] a' );
				test.step( '[ABC-01] a', f );
				test( 'ABC-01 without brackets', f );
			` )
		).toEqual( [] );
	} );

	it( 'reports file and line', () => {
		expect(
			mentionsInTypeScript(
				"\n\ntest( '[ABC-01] a', f );",
				'a.test.ts'
			)[ 0 ]?.where
		).toBe( 'a.test.ts:3' );
	} );
} );

describe( 'mentionsInPhp', () => {
	const ids = ( source: string ) =>
		mentionsInPhp( source, 'ATest.php' ).map(
			( { id, isWhole } ) => id + ( isWhole ? '' : '~' )
		);

	it( 'reads #[TestDox], with its line', () => {
		const source =
			"<?php\n\t#[TestDox( '[ABC-01] Counts' )]\n\tfunction a() {}\n\n\t#[Group( 'b' )]\n\t#[TestDox( \"[I18-01~] One's part\" )]\n";
		expect( mentionsInPhp( source, 'ATest.php' ) ).toEqual( [
			{ id: 'ABC-01', isWhole: true, where: 'ATest.php:2' },
			{ id: 'I18-01', isWhole: false, where: 'ATest.php:6' },
		] );
	} );

	it( 'reads titles on several lines, with quotes and parentheses in them', () => {
		expect(
			ids(
				"\t#[TestDox(\n\t\t'[ABC-01~] [ABC-02] it\\'s (so )] said) '\n\t\t\t. '[I18-01~] and done'\n\t)]\n\t#[TestDox( '[ABC-02] b' )]"
			)
		).toEqual( [ 'ABC-01~', 'ABC-02', 'I18-01~', 'ABC-02' ] );
	} );

	it( 'ignores comments, other attributes and other texts', () => {
		expect(
			ids(
				"// #[TestDox( '[ABC-01] a' )]\n/** @testdox [ABC-01] b */\n#[Group( '[ABC-01]' )]\n$a = '[ABC-01]';"
			)
		).toEqual( [] );
	} );
} );

describe( 'compare', () => {
	const mention = ( id: string, isWhole = true ) => ( {
		id,
		isWhole,
		where: 'here',
	} );

	it( 'counts only whole proofs, and each row once', () => {
		const result = compare( ROWS, [
			mention( 'ABC-01' ),
			mention( 'ABC-01' ),
			mention( 'ABC-02', false ),
		] );
		expect( result.proven ).toEqual( [ 'ABC-01' ] );
		expect( result.missing ).toEqual( [ 'ABC-02', 'I18-01' ] );
		expect( result.unknown ).toEqual( [] );
	} );

	it( 'finds unknown ids, including those of partial proofs', () => {
		expect(
			compare( ROWS, [ mention( 'ABC-09' ), mention( 'XYZ-01', false ) ] )
				.unknown
		).toEqual( [ mention( 'ABC-09' ), mention( 'XYZ-01', false ) ] );
	} );
} );
