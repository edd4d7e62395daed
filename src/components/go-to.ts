/** Leaves for another page. Whatever is not saved in this one is asked about before. */
export function goTo( url: string ): void {
	window.location.assign( url );
}
