<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyBatches;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What usage tracking sends, and what the settings screen shows: versions and counts. It names neither the site nor a person, and holds no text that
 * somebody wrote.
 *
 * @since 0.7.0
 */
final class UsageReport {

	/** Type of questions that other plugins have added: their names may identify a site. */
	private const OTHER = 'other';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyCountsRepository $counts,
		private readonly FeatureGate $gate,
		private readonly AddOnStates $addOns,
		private readonly DatabaseVersionRepository $database,
		private readonly EnvironmentReader $environment,
		private readonly Clock $clock
	) {}

	/**
	 * The body of the request.
	 */
	public function json(): string {
		return Json::pretty( $this->all() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function all(): array {
		$ids = $this->surveys->idsOutsideTheTrash();
		return [
			...$this->environment->versions(),
			'database'       => $this->database->version(),
			'locale'         => $this->environment->locale(),
			'multisite'      => $this->environment->isMultisite(),
			'plan'           => $this->gate->plan()->value,
			'add_ons'        => $this->activeAddOns(),
			'surveys'        => array_diff_key( $this->surveys->countByStatus( $this->clock->now() ), [ 'all' => 0 ] ),
			'question_types' => (object) $this->questionTypes( $ids ),
			'responses'      => self::rounded( array_sum( $this->counts->responsesOf( $ids ) ) ),
		];
	}

	/**
	 * The nearest power of ten; 0 for none.
	 */
	public static function rounded( int $count ): int {
		return $count < 1 ? 0 : 10 ** (int) round( log10( $count ) );
	}

	/**
	 * @return list<string>
	 */
	private function activeAddOns(): array {
		$active = array_filter( AddOn::cases(), fn ( AddOn $addOn ) => $this->addOns->isActive( $addOn ) );
		return array_values( array_map( static fn ( AddOn $addOn ) => $addOn->value, $active ) );
	}

	/**
	 * @param list<int> $ids Of surveys.
	 * @return array<string, int> Questions by type; the types that are not used are missing.
	 */
	private function questionTypes( array $ids ): array {
		$known = QuestionTypes::core();
		$types = [];
		foreach ( SurveyBatches::of( $this->surveys, $ids ) as $survey ) {
			foreach ( $survey->questions as $question ) {
				$type           = $known->form( $question->type ) === null ? self::OTHER : $question->type;
				$types[ $type ] = ( $types[ $type ] ?? 0 ) + 1;
			}
		}
		ksort( $types );
		return $types;
	}
}
