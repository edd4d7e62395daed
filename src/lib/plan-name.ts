/** The display name of a plan, which is the same in every language. */
export function planName( plan: string ): string {
	return plan.charAt( 0 ).toUpperCase() + plan.slice( 1 );
}
