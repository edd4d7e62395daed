<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Feature;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use WP_REST_Response;

/**
 * For each feature that the server can be asked for, a request that does.
 */
trait FeatureProbes {

	use Requests;
	use SurveyFixtures;

	/**
	 * Features that are only a control of a screen: what it leads to is a feature of its own.
	 *
	 * @return list<Feature>
	 */
	protected static function onScreensOnly(): array {
		return [ Feature::RowSelection ];
	}

	/**
	 * Features that the table holds and no call offers yet; a call that does must add its probe, and take it from here.
	 *
	 * @return list<Feature>
	 */
	protected static function withoutACallYet(): array {
		return [
			Feature::Exports,
			Feature::MiddlePositions,
			Feature::ProTemplates,
			Feature::Redirects,
			Feature::Timing,
			Feature::DisplayLength,
			Feature::RunTime,
			Feature::StartMinimized,
			Feature::Colors,
			Feature::Fonts,
			Feature::Texts,
			Feature::Logo,
			Feature::PageRules,
			Feature::AdvancedPages,
			Feature::Devices,
			Feature::ConditionalEmail,
			Feature::AiSummary,
			Feature::Webhooks,
			Feature::PostRatings,
			Feature::Countries,
			Feature::Heatmaps,
		];
	}

	/**
	 * Asks for a feature; null where nothing can be asked.
	 */
	protected function ask( Feature $feature ): ?WP_REST_Response {
		return match ( $feature ) {
			Feature::RequiredQuestion => $this->withSetting( 'required' ),
			Feature::Randomize        => $this->withSetting( 'randomize' ),
			Feature::CommentBox       => $this->withSetting( 'comment_box' ),
			Feature::ThankYouMessage  => $this->create( [ 'settings' => [ 'thank_you' => [ 'type' => 'message', 'message' => 'Bye' ] ] ] ),
			Feature::StarRating, Feature::Nps, Feature::ImageRadio, Feature::IconChoice => $this->withType( $feature->value ),
			Feature::Scheduling       => $this->create( [ 'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ) ] ),
			Feature::LongerRanges     => $this->get(
				'/userfeedback/v1/results-summary',
				[
					'start_date' => '2026-01-01',
					'end_date'   => '2026-01-30',
				]
			),
			Feature::QuickFilters     => $this->get( $this->responses(), [ 'filter' => [ 'status' => 'trash' ] ] ),
			Feature::SingleResponse   => $this->get( $this->responses() . '/' . $this->stored[0] ),
			Feature::ResponseChanges  => $this->post( $this->responses() . '/trash', [ 'response_ids' => [ $this->stored[0] ] ] ),
			Feature::BulkActions      => $this->post( $this->responses() . '/restore', [ 'response_ids' => $this->stored ] ),
			Feature::AccessRoles      => $this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'view_results' => [ 'author' ] ] ] ),
			default                   => null,
		};
	}

	/** A survey with two responses, made before the plan of the test counts. */
	private Survey $answered;

	/** @var list<int> Ids of its responses. */
	private array $stored = [];

	protected function storeTwoResponses(): void {
		$this->answered = $this->publishedSurvey();
		for ( $count = 0; $count < 2; $count++ ) {
			$this->post( "/userfeedback/v1/surveys/{$this->answered->id}/responses", $this->submission( $this->answered, [ 'q1' => 'Yes' ] ) );
		}
		$connection   = Plugin::instance()->connection();
		$table        = $connection->table( 'responses' );
		$rows         = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d ORDER BY id', $table, $this->answered->id );
		$this->stored = array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	private function responses(): string {
		return "/userfeedback/v1/surveys/{$this->answered->id}/responses";
	}

	private function withSetting( string $name ): WP_REST_Response {
		$settings = [ $name => true ] + $this->radio( 'q1', [] )['settings'];
		return $this->create( [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => $settings ] ) ] ] );
	}

	private function withType( string $type ): WP_REST_Response {
		$option = [
			'image-radio' => static fn ( string $label ) => [ 'label' => $label, 'image' => 'https://example.org/a.png' ],
			'icon-choice' => static fn ( string $label ) => [ 'label' => $label, 'icon' => [ 'name' => 'star', 'style' => 'solid' ] ],
		][ $type ] ?? null;
		$config = $option === null ? (object) [] : [ 'options' => array_map( $option, [ 'Yes', 'No' ] ) ];
		return $this->create( [ 'questions' => [ [ 'type' => $type, 'config' => $config ] + $this->text( 'q1' ) ] ] );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function create( array $changes ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $changes ) ] );
	}
}
