/** An address that a link may lead to: of the web, nothing that runs (`javascript:`). Undefined for anything else. */
export function safeUrl( address: string ): string | undefined {
	try {
		const { protocol, href } = new URL( address );
		return protocol === 'http:' || protocol === 'https:' ? href : undefined;
	} catch {
		return undefined;
	}
}
