declare module 'gettext-parser' {
	interface Entry {
		msgid: string;
		msgid_plural?: string;
		msgstr: string[];
	}

	/** What the tests use of the library, which brings no types. */
	export const po: {
		parse: ( content: Buffer ) => {
			translations: Record< string, Record< string, Entry > >;
		};
	};
}
