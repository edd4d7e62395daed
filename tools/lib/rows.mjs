/**
 * The rows of the specification (tests/rows/rows.md) and the tests that refer to them. A title with [ABC-01] proves
 * the whole row; [ABC-01~] proves a part of it and does not count.
 */
import ts from 'typescript';

const ID = '[A-Z][A-Z0-9]{1,3}-\\d{2,3}';

/**
 * @typedef {Object} Mention
 * @property {string}  id      A row's id.
 * @property {boolean} isWhole Whether the test proves the whole row.
 * @property {string}  where   File and line.
 */

/**
 * The ids of all rows, in order.
 *
 * @param {string} markdown The list of rows.
 * @return {string[]} Ids.
 */
export function readRows( markdown ) {
	return [ ...markdown.matchAll( new RegExp( `^- (${ ID }) `, 'gm' ) ) ].map(
		( match ) => match[ 1 ] ?? ''
	);
}

function idsIn( title, where ) {
	return [
		...title.matchAll( new RegExp( `\\[(${ ID })(~?)\\]`, 'g' ) ),
	].map( ( match ) => ( {
		id: match[ 1 ] ?? '',
		isWhole: match[ 2 ] === '',
		where,
	} ) );
}

/**
 * The function that a call of the form test.each( … )( … ) or test.only( … ) goes back to, with the members on the way.
 *
 * @param {ts.Expression} callee What is called.
 * @return {string[]} For example [ 'test', 'each' ].
 */
function calleeNames( callee ) {
	if ( ts.isIdentifier( callee ) ) {
		return [ callee.text ];
	}
	if ( ts.isPropertyAccessExpression( callee ) ) {
		return [ ...calleeNames( callee.expression ), callee.name.text ];
	}
	if ( ts.isCallExpression( callee ) ) {
		return calleeNames( callee.expression );
	}
	return ts.isTaggedTemplateExpression( callee )
		? calleeNames( callee.tag )
		: [];
}

/** Tests that do not run prove nothing. */
const NOT_RUN = [ 'skip', 'todo', 'fixme', 'failing', 'fail' ];

function isTest( callee ) {
	const [ name = '', ...members ] = calleeNames( callee );
	return (
		[ 'test', 'it' ].includes( name ) &&
		! members.some(
			( member ) =>
				NOT_RUN.includes( member ) ||
				member === 'describe' ||
				member === 'step'
		)
	);
}

/**
 * The rows in the titles of a Jest or Playwright file.
 *
 * @param {string} source TypeScript.
 * @param {string} file   Its name, for messages.
 * @return {Mention[]} Mentions.
 */
export function mentionsInTypeScript( source, file ) {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		ts.ScriptKind.TSX
	);
	/** @type {Mention[]} */
	const mentions = [];
	const visit = ( node ) => {
		const title =
			ts.isCallExpression( node ) && isTest( node.expression )
				? node.arguments[ 0 ]
				: undefined;
		if (
			title &&
			( ts.isStringLiteralLike( title ) ||
				ts.isTemplateExpression( title ) )
		) {
			const { line } = tree.getLineAndCharacterOfPosition(
				title.getStart( tree )
			);
			mentions.push(
				...idsIn( title.getText( tree ), `${ file }:${ line + 1 }` )
			);
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return mentions;
}

/** A title in single or double quotes, also put together of several, on one line or more. */
const PHP_TITLE =
	/^[ \t]*#\[TestDox\(((?:\s|\.|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")+)\)\]/gm;

/**
 * The rows in the #[TestDox] attributes of a PHPUnit file.
 *
 * @param {string} source PHP.
 * @param {string} file   Its name, for messages.
 * @return {Mention[]} Mentions.
 */
export function mentionsInPhp( source, file ) {
	return [ ...source.matchAll( PHP_TITLE ) ].flatMap( ( match ) => {
		const line = source.slice( 0, match.index ).split( '\n' ).length;
		return idsIn( match[ 1 ] ?? '', `${ file }:${ line }` );
	} );
}

/**
 * Compares the rows with the mentions.
 *
 * @param {string[]}  rows     All ids.
 * @param {Mention[]} mentions What the tests name.
 */
export function compare( rows, mentions ) {
	const proven = new Set(
		mentions.filter( ( { isWhole } ) => isWhole ).map( ( { id } ) => id )
	);
	return {
		proven: rows.filter( ( id ) => proven.has( id ) ),
		missing: rows.filter( ( id ) => ! proven.has( id ) ),
		unknown: mentions.filter( ( { id } ) => ! rows.includes( id ) ),
	};
}
