<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\OptionRows;
use UserFeedback\Model\OptionId;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Adds the impressions of the existing plugin to our counts. It stores one number for a survey, without days: the first import counts all of them on
 * the day on which the survey began to show, later ones what was added since on their own day (decision 0100).
 *
 * @since 0.7.0
 */
final class ImpressionImport {

	/** Option: client id → our survey, and how many of its impressions were added. */
	public const OPTION = 'userfeedback_existing_import';

	public function __construct(
		private readonly OptionRows $options,
		private readonly CountWriter $counts,
		private readonly Clock $clock
	) {}

	/**
	 * How many impressions are not added yet.
	 *
	 * @param int    $surveyId Ours; 0 if it is not stored.
	 * @param string $clientId See SourceIds.
	 * @param int    $total    Of the existing plugin.
	 */
	public function missing( int $surveyId, string $clientId, int $total ): int {
		return max( 0, $total - $this->added( $surveyId, $clientId ) );
	}

	/**
	 * Adds what is missing. Call it last in a transaction.
	 *
	 * @return int How many were added.
	 */
	public function add( int $surveyId, string $clientId, ConvertedSurvey $survey ): int {
		$total   = $survey->source->impressions;
		$isFirst = $this->added( $surveyId, $clientId ) === 0;
		$missing = $this->missing( $surveyId, $clientId, $total );
		if ( $missing === 0 ) {
			return 0;
		}
		$entry = [
			'survey' => $surveyId,
			'n'      => $total,
		];
		$this->options->lock( self::OPTION, isAutoloaded: false );
		$this->options->replace( self::OPTION, (string) $this->options->value( self::OPTION ), serialize( [ $clientId => $entry ] + $this->all() ) );
		$day = Dates::localDay( $isFirst ? min( $survey->startedAt(), $this->clock->now() ) : $this->clock->now(), $this->clock->zone() );
		$this->counts->add( $surveyId, $day, [ new CountDelta( '', OptionId::IMPRESSIONS, $missing ) ] );
		return $missing;
	}

	/**
	 * How many were added. None to a survey that was deleted and imported again.
	 */
	private function added( int $surveyId, string $clientId ): int {
		$entry = $this->all()[ $clientId ] ?? null;
		return Cast::int( Cast::at( $entry, 'survey' ) ) === $surveyId ? Cast::int( Cast::at( $entry, 'n' ) ) : 0;
	}

	/**
	 * As it is stored. WordPress' functions ignore statements that fail, which end a transaction on SQLite, and cache what is rolled back.
	 *
	 * @return array<mixed>
	 */
	private function all(): array {
		$all = maybe_unserialize( (string) $this->options->value( self::OPTION ) );
		return is_array( $all ) ? $all : [];
	}
}
