<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * Results as the rows of a table, for a terminal or a spreadsheet: those of the survey first, then those of each question and its options.
 *
 * @since 0.5.0
 */
final class ResultRows {

	/** Columns of a row, in order. */
	public const COLUMNS = [ 'question', 'figure', 'value', 'share', 'low', 'high' ];

	/**
	 * The rows of results.
	 *
	 * @param array<string, mixed> $results In the shape of ResultsSchema.
	 * @return list<array<string, string>> By column; '' where there is none. Shares are 0 to 1, with four decimals as all that is not whole.
	 */
	public static function of( array $results ): array {
		/** @var array<string, int|float|null> $statistics */
		$statistics = $results['statistics'];
		$rows    = [];
		foreach ( [ 'total' => $results['total'] ] + $statistics as $name => $value ) {
			$rows[] = self::row( '', $name, $value );
		}
		/** @var list<array{step: string, title?: string, count: int}> $funnel */
		$funnel = $results['funnel'];
		foreach ( $funnel as $step ) {
			$rows[] = self::row( $step['title'] ?? '', $step['step'], $step['count'] );
		}
		/** @var list<array<string, mixed>> $questions */
		$questions = $results['question_stats'];
		foreach ( $questions as $question ) {
			array_push( $rows, ...self::ofQuestion( $question ) );
		}
		return $rows;
	}

	/**
	 * @param array<string, mixed> $stats In the shape of QuestionStatsSchema.
	 * @return list<array<string, string>>
	 */
	private static function ofQuestion( array $stats ): array {
		$title = is_string( $stats['title'] ) ? $stats['title'] : '';
		$rows  = [ self::row( $title, 'answered', $stats['total_answers'] ), self::row( $title, 'skipped', $stats['skipped'] ) ];
		if ( $stats['average'] !== null ) {
			$rows[] = self::row( $title, 'average', $stats['average'], interval: (array) $stats['average_interval'] );
		}
		if ( is_array( $stats['nps'] ) ) {
			[ 'nps' => $score, 'margin' => $margin ] = $stats['nps'];
			/** @var float|int $score */
			/** @var float|int $margin */
			$interval = [ 'low' => max( -100, $score - $margin ), 'high' => min( 100, $score + $margin ) ];
			$rows[]   = self::row( $title, 'nps', $score, interval: $interval );
			foreach ( [ 'detractor', 'passive', 'promoter' ] as $group ) {
				$rows[] = self::row( $title, $group, $stats['nps'][ $group ] );
			}
		}
		/** @var list<array{value: string|array{label: string}, count: int, share: float, low: float, high: float}> $options */
		$options = $stats['options'];
		foreach ( $options as $option ) {
			$label  = is_array( $option['value'] ) ? $option['value']['label'] : $option['value'];
			$rows[] = self::row( $title, $label, $option['count'], $option['share'], $option );
		}
		return $rows;
	}

	/**
	 * @param array<mixed> $interval low and high, or neither.
	 * @return array<string, string>
	 */
	private static function row( string $question, string $figure, mixed $value, mixed $share = null, array $interval = [] ): array {
		$numbers = [ $value, $share, $interval['low'] ?? null, $interval['high'] ?? null ];
		return array_combine( self::COLUMNS, [ $question, $figure, ...array_map( self::number( ... ), $numbers ) ] );
	}

	private static function number( mixed $number ): string {
		return match ( true ) {
			is_float( $number ) => (string) round( $number, 4 ),
			is_int( $number )   => (string) $number,
			default             => '',
		};
	}
}
