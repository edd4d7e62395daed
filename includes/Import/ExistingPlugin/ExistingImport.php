<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\ImportedSurveys;
use UserFeedback\Surveys\IncompleteSurveys;

/**
 * Imports from the existing plugin in parts that can be repeated: its surveys, which nobody finds yet; all responses; then the surveys are shown with
 * their impressions; then its settings. A dry run takes the same way and stores nothing.
 *
 * @since 0.7.0
 */
final class ExistingImport {

	/** Rows that are read together: few surveys are large. */
	private const SURVEYS   = 20;
	private const RESPONSES = 200;

	public function __construct(
		private readonly SourceTablesRepository $source,
		private readonly ConvertedSurveys $surveys,
		private readonly ResponseConverter $responses,
		private readonly SourceIds $ids,
		private readonly IncompleteSurveys $incomplete,
		private readonly ImportedSurveys $imported,
		private readonly ImpressionImport $impressions,
		private readonly PluginSettingsImport $settings,
		private readonly ResponseWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * Does the next part of an import.
	 *
	 * @param ExistingState $state  Changed: how far it is afterwards.
	 * @param int           $userId Who imports.
	 * @return int Rows of the existing plugin that were worked on.
	 */
	public function advance( SourceTables $tables, ExistingState $state, bool $isDryRun, int $userId ): int {
		return match ( $state->phase ) {
			ExistingState::SURVEYS    => $this->surveys( $tables, $state, $isDryRun, $userId ),
			ExistingState::RESPONSES  => $this->responses( $tables, $state, $isDryRun ),
			ExistingState::COMPLETION => $this->complete( $tables, $state, $isDryRun, $userId ),
			default                   => $this->settings( $tables, $state, $isDryRun ),
		};
	}

	private function surveys( SourceTables $tables, ExistingState $state, bool $isDryRun, int $userId ): int {
		$sources = $this->source->surveys( $tables, $state->after, self::SURVEYS );
		foreach ( $sources as $source ) {
			$survey = $this->surveys->convert( $tables, $source );
			if ( $survey instanceof Problems ) {
				$state->count( 'surveys_left_out' );
				$state->addProblems( $survey->all() );
				continue;
			}
			$stored = $this->surveys->storedId( $survey );
			$isNew  = $stored === 0 || $stored > $state->sinceSurvey;
			$state->addSurvey( $survey, $isNew );
			// What was changed in one that is imported is old news.
			$state->addProblems( $isNew ? $survey->problems : [] );
			if ( $stored === 0 && ! $isDryRun ) {
				$this->incomplete->begin( $survey->survey, $this->ids->ofSurvey( $source ), $userId );
			}
		}
		$this->moveOn( $state, $sources, self::SURVEYS, ExistingState::RESPONSES );
		return count( $sources );
	}

	private function responses( SourceTables $tables, ExistingState $state, bool $isDryRun ): int {
		$sources = $this->source->responses( $tables, $state->after, self::RESPONSES );
		$groups  = [];
		foreach ( $sources as $source ) {
			$groups[ $source->surveyId ][] = $source;
		}
		// In one order, so that two writers lock the surveys in the same order.
		ksort( $groups );
		foreach ( $groups as $surveyId => $group ) {
			$this->responsesOf( $this->surveys->get( $tables, $surveyId ), $surveyId, $group, $state, $isDryRun );
		}
		$this->moveOn( $state, $sources, self::RESPONSES, ExistingState::COMPLETION );
		return count( $sources );
	}

	/**
	 * @param non-empty-list<SourceResponse> $sources Of one survey.
	 */
	private function responsesOf( ConvertedSurvey|Problems|null $survey, int $surveyId, array $sources, ExistingState $state, bool $isDryRun ): void {
		if ( ! $survey instanceof ConvertedSurvey ) {
			$state->count( 'responses_left_out', count( $sources ) );
			if ( $survey === null ) {
				$problems = new Problems( Problems::SURVEY, $surveyId );
				$problems->add( '', __( 'This survey does not exist any more: its responses were left out.', 'userfeedback' ) );
				$state->addProblems( $problems->all() );
			}
			return;
		}
		$converted = [];
		foreach ( $sources as $source ) {
			$one = $this->responses->convert( $source, $survey, $isDryRun );
			$state->addProblems( $one->problems );
			if ( $one->response === null ) {
				$state->count( 'responses_left_out' );
			} else {
				$converted[ (string) $one->response->submissionId ] = $one->response;
			}
		}
		$stored  = $this->store( $this->surveys->storedId( $survey ), $converted, $isDryRun );
		// One that is stored, but newer than the import, was stored by a part that was killed before it could say so.
		$known = count( array_filter( $stored, static fn ( int $id ) => $id <= $state->sinceResponse ) );
		$state->count( 'responses_known', $known );
		$state->count( 'responses_new', count( $converted ) - $known );
	}

	/**
	 * Stores the responses that are not stored yet, all of them or none.
	 *
	 * @param int                $surveyId Ours; 0 in a dry run of a survey that is not stored.
	 * @param array<NewResponse> $responses By id of the submission.
	 * @return array<int> Ids of those that were stored before.
	 */
	private function store( int $surveyId, array $responses, bool $isDryRun ): array {
		$ids = array_map( strval( ... ), array_keys( $responses ) );
		if ( $isDryRun || $ids === [] ) {
			return $surveyId === 0 ? [] : $this->writer->storedIds( $surveyId, $ids );
		}
		return $this->transaction->run(
			function () use ( $surveyId, $responses, $ids ): array {
				$survey = $this->imported->lock( $surveyId );
				$stored = $this->writer->storedIds( $surveyId, $ids );
				$new    = array_diff_key( $responses, $stored );
				if ( $new !== [] ) {
					$this->writer->import( $survey, $new );
				}
				return $stored;
			}
		);
	}

	private function complete( SourceTables $tables, ExistingState $state, bool $isDryRun, int $userId ): int {
		$sources = $this->source->surveys( $tables, $state->after, self::SURVEYS );
		foreach ( $sources as $source ) {
			$survey = $this->surveys->convert( $tables, $source );
			if ( ! $survey instanceof ConvertedSurvey ) {
				continue;
			}
			$clientId = $this->ids->ofSurvey( $source );
			if ( $isDryRun ) {
				$state->count( 'impressions', $this->impressions->missing( $this->surveys->storedId( $survey ), $clientId, $source->impressions ) );
				continue;
			}
			$id = $this->surveys->storedId( $survey );
			$state->count(
				'impressions',
				$this->transaction->run(
					function () use ( $survey, $clientId, $id, $userId ): int {
						$this->imported->lock( $id );
						$this->imported->complete( $id, $survey->status, $survey->createdAt, $survey->publishAt, $userId );
						return $this->impressions->add( $id, $clientId, $survey );
					}
				)
			);
		}
		$this->moveOn( $state, $sources, self::SURVEYS, ExistingState::SETTINGS );
		return count( $sources );
	}

	private function settings( SourceTables $tables, ExistingState $state, bool $isDryRun ): int {
		$problems = new Problems( Problems::SETTING, 0 );
		$state->count( 'settings', $this->settings->import( $this->settingsOf( $tables ), $isDryRun, $problems ) );
		$state->addProblems( $problems->all() );
		$state->begin( ExistingState::OVER );
		return 0;
	}

	/**
	 * @return array<string, string> Options of the existing plugin's site, without ours.
	 */
	private function settingsOf( SourceTables $tables ): array {
		$options = $this->source->options( $tables );
		return $tables->prefix === $this->source->ofSite()->prefix ? array_diff_key( $options, [ Settings::OPTION => true ] ) : $options;
	}

	/**
	 * @param list<SourceSurvey|SourceResponse> $sources Those of this part, in order.
	 * @param int                               $most    How many it would have read.
	 */
	private function moveOn( ExistingState $state, array $sources, int $most, string $next ): void {
		if ( count( $sources ) < $most ) {
			$state->begin( $next );
		} else {
			$state->after = $sources[ $most - 1 ]->id;
		}
	}
}
