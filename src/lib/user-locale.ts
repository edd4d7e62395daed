import { getAdminData } from './admin-data';

/** A locale of WordPress as a BCP 47 language tag: `de_DE_formal` becomes `de-DE`. Undefined if it is none. */
export function languageTag( locale: string ): string | undefined {
	const [ language, region ] = locale.replaceAll( '_', '-' ).split( '-' );
	const tag = region === undefined ? language : `${ language }-${ region }`;
	try {
		return Intl.getCanonicalLocales( tag )[ 0 ];
	} catch {
		return undefined;
	}
}

/** Makes formatters of the Intl API for the user's language, each once: that takes longer than a hundred uses. */
export function cached< Options, Format >(
	make: ( locale: string, options: Options ) => Format
): ( options: Options ) => Format {
	const made = new Map< string, Format >();
	return ( options ) => {
		const { locale } = getAdminData();
		const key = `${ locale } ${ JSON.stringify( options ) }`;
		let format = made.get( key );
		if ( format === undefined ) {
			format = make( languageTag( locale ) ?? 'en-US', options );
			made.set( key, format );
		}
		return format;
	};
}
