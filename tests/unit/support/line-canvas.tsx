/** Stands in for src/components/line-chart/canvas: jsdom draws nothing. */
export function LineCanvas( {
	label,
	scale,
}: {
	label: string;
	scale?: { min: number; max: number; step: number };
} ) {
	return (
		<canvas
			role="img"
			aria-label={ label }
			data-kind="line"
			data-scale={ Object.values( scale ?? {} ).join( ' ' ) }
		/>
	);
}
