/** The URL if a link may use it: http or https, not `javascript:`. Otherwise undefined. */
export function safeUrl( address: string ): string | undefined {
	try {
		const { protocol, href } = new URL( address );
		return protocol === 'http:' || protocol === 'https:' ? href : undefined;
	} catch {
		return undefined;
	}
}
