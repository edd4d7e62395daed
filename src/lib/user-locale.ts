import { languageTag } from '../survey-model';
import { getAdminData } from './admin-data';

/** The tag of a locale as browsers know it: `de_DE_formal` becomes `de-DE`. Undefined if it is none. */
export function knownTag( locale: string ): string | undefined {
	try {
		return Intl.getCanonicalLocales(
			languageTag( locale.replaceAll( '-', '_' ) )
		)[ 0 ];
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
			format = make( knownTag( locale ) ?? 'en-US', options );
			made.set( key, format );
		}
		return format;
	};
}
