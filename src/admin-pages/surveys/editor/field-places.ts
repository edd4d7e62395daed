/** Fields that can show an error of their own, or whose card can; of any other the banner has to. */
const PLACES = [
	/^title$/,
	/^questions\[\d+\]/,
	/^settings\.thank_you\.message$/,
	/^notifications\.email\.addresses$/,
];

export function hasOwnPlace( field: string ): boolean {
	return PLACES.some( ( place ) => place.test( field ) );
}
