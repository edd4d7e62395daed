import { compile } from 'json-schema-to-typescript';

/**
 * A copy of a schema with references to the named schemas that its parts equal, so that each type is declared once.
 *
 * @param {unknown}             schema The schema.
 * @param {Map<string, string>} names  Schema as JSON → its name.
 * @param {boolean}             isTop  Whether this is a named schema itself.
 * @return {unknown} The copy.
 */
function withReferences( schema, names, isTop ) {
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	const name = names.get( JSON.stringify( schema ) );
	if ( name && ! isTop ) {
		return { $ref: `#/definitions/${ name }` };
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( ( item ) => withReferences( item, names, false ) );
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

/**
 * The TypeScript declarations of named JSON schemas.
 *
 * @param {Record<string, object>} schemas Type name → JSON schema.
 * @return {Promise<string>} Unformatted TypeScript.
 */
export async function schemaTypes( schemas ) {
	const names = new Map();
	for ( const [ name, schema ] of Object.entries( schemas ) ) {
		if (
			isWorthReferring( schema ) &&
			! names.has( JSON.stringify( schema ) )
		) {
			names.set( JSON.stringify( schema ), name );
		}
	}
	const definitions = Object.fromEntries(
		Object.entries( schemas ).map( ( [ name, schema ] ) => [
			name,
			withReferences( schema, names, true ),
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
