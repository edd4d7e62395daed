/** The name of a plan for people; plans are called the same in every language. */
export function planName( plan: string ): string {
	return plan.charAt( 0 ).toUpperCase() + plan.slice( 1 );
}
