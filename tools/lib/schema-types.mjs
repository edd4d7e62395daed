import { compile } from 'json-schema-to-typescript';

/** The number of properties from which on a type extends another one. */
const FEWEST_TO_EXTEND = 4;

/** Whether a schema of one type allows null as well. */
function isNullable( { type } ) {
	return Array.isArray( type ) && type.length === 2 && type[ 1 ] === 'null';
}

/** A schema without null, which the places that refer to it add themselves. */
function notNull( schema ) {
	return isNullable( schema )
		? { ...schema, type: schema.type[ 0 ] }
		: schema;
}

/** What two schemas must share for one type: all but null and the description. */
function keyOf( { description: _about, ...schema } ) {
	return JSON.stringify( notNull( schema ) );
}

/**
 * A copy of a schema with references to the named schemas that its parts equal, so that each type is declared once.
 *
 * @param {unknown}             schema The schema.
 * @param {Map<string, string>} names  Key of a schema → its name.
 * @param {boolean}             isTop  Whether this is a named schema itself.
 * @return {unknown} The copy.
 */
function withReferences( schema, names, isTop ) {
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( ( item ) => withReferences( item, names, false ) );
	}
	const name = names.get( keyOf( schema ) );
	if ( name && ! isTop ) {
		const { description } = schema;
		return {
			...( description && { description } ),
			anyOf: [
				{ $ref: `#/definitions/${ name }` },
				...( isNullable( schema ) ? [ { type: 'null' } ] : [] ),
			],
		};
	}
	return Object.fromEntries(
		Object.entries( schema ).map( ( [ key, value ] ) => [
			key,
			withReferences( value, names, false ),
		] )
	);
}

/** Objects, unions and enumerations are worth a reference; "a string" is not. */
function isWorthReferring( schema ) {
	return Boolean(
		schema.properties || schema.anyOf || schema.oneOf || schema.enum
	);
}

/** Whether a schema has a property as another one has it. */
function hasSame( schema, other, name ) {
	const isRequired = ( { required = [] } ) => required.includes( name );
	return (
		isRequired( schema ) === isRequired( other ) &&
		JSON.stringify( schema.properties[ name ] ) ===
			JSON.stringify( other.properties[ name ] )
	);
}

/**
 * A schema without what it has in common with the largest of the named schemas that it has all of, which it extends.
 *
 * @param {Object}                 schema  The schema.
 * @param {Record<string, Object>} schemas Type name → JSON schema.
 * @return {Object} The schema itself if there is none.
 */
function extending( schema, schemas ) {
	const namesOf = ( { properties = {} } ) => Object.keys( properties );
	const own = namesOf( schema );
	const [ base ] = Object.entries( schemas )
		.filter( ( [ , other ] ) => {
			const names = namesOf( other );
			return (
				names.length >= FEWEST_TO_EXTEND &&
				names.length < own.length &&
				names.every( ( name ) => own.includes( name ) ) &&
				names.every( ( name ) => hasSame( schema, other, name ) )
			);
		} )
		.sort(
			( [ , a ], [ , b ] ) => namesOf( b ).length - namesOf( a ).length
		);
	if ( ! base ) {
		return schema;
	}
	const [ name, { properties } ] = base;
	return {
		...schema,
		extends: [ { $ref: `#/definitions/${ name }` } ],
		properties: Object.fromEntries(
			Object.entries( schema.properties ).filter(
				( [ property ] ) => ! ( property in properties )
			)
		),
		required: ( schema.required ?? [] ).filter(
			( property ) => ! ( property in properties )
		),
	};
}

/**
 * The TypeScript declarations of named JSON schemas.
 *
 * @param {Record<string, object>} schemas Type name → JSON schema.
 * @return {Promise<string>} Unformatted TypeScript.
 */
export async function schemaTypes( schemas ) {
	const names = new Map();
	for ( const [ name, schema ] of Object.entries( schemas ) ) {
		const key = keyOf( schema );
		if ( isWorthReferring( schema ) && ! names.has( key ) ) {
			names.set( key, name );
		}
	}
	const definitions = Object.fromEntries(
		Object.entries( schemas ).map( ( [ name, schema ] ) => [
			name,
			withReferences(
				extending( notNull( schema ), schemas ),
				names,
				true
			),
		] )
	);
	const code = await compile(
		{ definitions, additionalProperties: false },
		'Catalogue__',
		{
			additionalProperties: false,
			bannerComment: '',
			format: false,
			// Otherwise lists of 2 to 50 items would become a union of 49 tuples.
			ignoreMinAndMaxItems: true,
			unknownAny: true,
			unreachableDefinitions: true,
		}
	);
	return (
		code
			.replace( /export interface Catalogue__ \{\s*\}\n?/, '' )
			// Removes the generator's notes about the origin of each type: the name says it.
			.replace(
				/^ \* This (?:interface|type) was referenced by `Catalogue__`.*\n \* via the `definition`.*\n/gm,
				''
			)
			.replace( /\/\*\*\n(?: \*\n)* \*\/\n/g, '' )
			.replace( /( \*[^\n]*\n)(?: \* *\n)+( \*\/)/g, '$1$2' )
	);
}
