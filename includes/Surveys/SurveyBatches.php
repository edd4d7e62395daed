<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Generator;
use UserFeedback\Model\Survey;

/**
 * Reads complete surveys, however many.
 *
 * @since 0.7.0
 */
final class SurveyBatches {

	/** Surveys that are in memory at once. */
	private const SIZE = 200;

	/**
	 * The surveys in the order of their ids. Unknown ids are left out.
	 *
	 * @param list<int> $ids
	 * @return Generator<int, Survey>
	 */
	public static function of( SurveyRepository $surveys, array $ids ): Generator {
		foreach ( array_chunk( $ids, self::SIZE ) as $batch ) {
			$byId = array_column( $surveys->findMany( $batch ), null, 'id' );
			foreach ( $batch as $id ) {
				if ( isset( $byId[ $id ] ) ) {
					yield $byId[ $id ];
				}
			}
		}
	}
}
