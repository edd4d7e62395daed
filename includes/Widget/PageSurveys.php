<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\SurveyService;

/**
 * Selects the surveys for a page: what is the same for all visitors of its URL. The visitor's browser decides the rest.
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Entry from PublishedSurveys
 * @phpstan-import-type Groups from RuleGroups
 */
final class PageSurveys {

	/** Questions belong to the add-on question-types, or to a plugin that is not active. */
	public const QUESTION_TYPES_MISSING = 'question_types_missing';

	/** Published, but not yet due. */
	public const SCHEDULED = 'scheduled';

	/** Published, but its run time has ended. The same word as in the loader. */
	public const EXPIRED = 'expired';

	/** Form of a list of surveys with the results of their page rules: "7,9-01-89abcdef". */
	public const LIST = '^\d{1,19}(-[01]{1,30}-[0-9a-f]{8})?(,\d{1,19}(-[01]{1,30}-[0-9a-f]{8})?)*$(?!\n)';

	/**
	 * @param Closure(): SurveyService $surveys Called only if a survey has to be read.
	 */
	public function __construct(
		private readonly PublishedSurveys $published,
		private readonly Closure $surveys,
		private readonly SurveyData $data,
		private readonly PageTargeting $targeting,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * The surveys for the page that WordPress is creating. Runs one query, or none if no survey may show there now.
	 *
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function here(): PageChoice {
		$now      = $this->possible( $this->published->now() );
		$soon     = $this->possible( $this->published->soon() );
		$unread   = array_filter( $soon, static fn ( array $entry ) => $entry['rules'] === null );
		$surveys  = $this->read( [ ...array_column( $now, 'id' ), ...array_column( $unread, 'id' ) ] );
		$verdicts = [];
		$chosen   = [];
		$times    = [];
		foreach ( array_intersect_key( $surveys, array_column( $now, null, 'id' ) ) as $id => $survey ) {
			$verdict = $this->targeting->here( RuleGroups::ofSurvey( $survey ) );
			if ( $verdict->reason !== null || $this->reasonOf( $survey ) !== null ) {
				continue;
			}

			$chosen[ $id ]   = $survey;
			$verdicts[ $id ] = $verdict;
		}
		foreach ( $soon as $entry ) {
			$survey  = $surveys[ $entry['id'] ] ?? null;
			$rules   = $entry['rules'] ?? ( $survey === null ? [] : RuleGroups::ofSurvey( $survey ) );
			$verdict = $this->targeting->here( $rules );
			if ( $verdict->reason !== null ) {
				continue;
			}

			$times[]                  = (string) $entry['publish_at'];
			$verdicts[ $entry['id'] ] = $verdict;
		}
		return new PageChoice(
			array_values( $chosen ),
			self::rulesOf( array_intersect_key( $verdicts, $chosen ) ),
			$times === [] ? null : min( $times ),
			self::listed( $verdicts ),
			self::isAccountAsked( $verdicts )
		);
	}

	/**
	 * The surveys of a page that was created before, which are due now.
	 *
	 * @param string $listed PageChoice::$listed of that time.
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function due( string $listed ): PageChoice {
		$results = [];
		foreach ( explode( ',', $listed ) as $item ) {
			[ $id, $result ]       = explode( '-', $item, 2 ) + [ 1 => '' ];
			$results[ (int) $id ] = $result;
		}
		$ids      = array_intersect( array_column( $this->published->now(), 'id' ), array_keys( $results ) );
		$verdicts = [];
		$chosen   = [];
		foreach ( $this->read( array_values( $ids ) ) as $id => $survey ) {
			$verdict = $this->targeting->afterwards( RuleGroups::ofSurvey( $survey ), $results[ $id ] );
			if ( $verdict->reason !== null || $this->reasonOf( $survey ) !== null ) {
				continue;
			}

			$chosen[]        = $survey;
			$verdicts[ $id ] = $verdict;
		}
		return new PageChoice( $chosen, self::rulesOf( $verdicts ) );
	}

	/**
	 * Seconds until another survey of a list is due; null if none is due within two days.
	 *
	 * @param string $listed See due().
	 */
	public function secondsUntilNext( string $listed ): ?int {
		$ids   = array_map( 'intval', explode( ',', $listed ) );
		$soon  = array_filter( $this->published->soon(), static fn ( array $entry ) => in_array( $entry['id'], $ids, true ) );
		$times = array_column( $soon, 'publish_at' );
		return $times === [] ? null : (int) strtotime( (string) min( $times ) ) - $this->clock->now()->getTimestamp();
	}

	/**
	 * Why a survey is not on the page that WordPress is creating, as a word for developers: its status (draft, trash), SCHEDULED,
	 * EXPIRED, QUESTION_TYPES_MISSING, PageVerdict::TARGETING_MISSING or PageVerdict::PAGE. Null if it is there: then the visitor's browser decides.
	 */
	public function hiddenBecause( Survey $survey ): ?string {
		return $this->reasonOf( $survey ) ?? $this->targeting->here( RuleGroups::ofSurvey( $survey ) )->reason;
	}

	/**
	 * Why visitors can nowhere see and answer a survey, as hiddenBecause() without page rules. Null if they can.
	 *
	 * @since 0.6.0
	 */
	public function closedBecause( Survey $survey ): ?string {
		return $this->reasonOf( $survey );
	}

	/**
	 * What hides a survey on every page.
	 */
	private function reasonOf( Survey $survey ): ?string {
		return match ( true ) {
			$survey->status !== Survey::PUBLISH           => $survey->status,
			! $survey->isOpen( $this->clock->now() )      => self::SCHEDULED,
			! $this->period->isOpen( $survey, $this->clock->now() ) => self::EXPIRED,
			! $this->data->isAnswerable( $survey )        => self::QUESTION_TYPES_MISSING,
			default                                       => null,
		};
	}

	/**
	 * The entries without those whose rules exclude this page.
	 *
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	private function possible( array $entries ): array {
		return array_values(
			array_filter( $entries, fn ( array $entry ) => $entry['rules'] === null || $this->targeting->here( $entry['rules'] )->reason === null )
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Survey> Published ones by id, in the order of the ids.
	 */
	private function read( array $ids ): array {
		return $ids === [] ? [] : array_column( ( $this->surveys )()->published( $ids ), null, 'id' );
	}

	/**
	 * @param array<int, PageVerdict> $verdicts
	 * @return array<int, Groups>
	 */
	private static function rulesOf( array $verdicts ): array {
		return array_map( static fn ( PageVerdict $verdict ) => $verdict->rules, $verdicts );
	}

	/**
	 * @param array<int, PageVerdict> $verdicts By survey id.
	 */
	private static function listed( array $verdicts ): string {
		$items = [];
		foreach ( $verdicts as $id => $verdict ) {
			$items[] = $id . ( $verdict->results === '' ? '' : "-$verdict->results" );
		}
		return implode( ',', $items );
	}

	/**
	 * @param array<int, PageVerdict> $verdicts
	 */
	private static function isAccountAsked( array $verdicts ): bool {
		return array_filter( $verdicts, static fn ( PageVerdict $verdict ) => $verdict->asksAccount ) !== [];
	}
}
