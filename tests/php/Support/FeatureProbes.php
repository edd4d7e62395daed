<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\Settings\WidgetSettings;

/**
 * Every request that asks for a feature: each route, argument and field by which the server can be asked for it.
 */
trait FeatureProbes {

	use ExportProbes;
	use HeatmapProbes;
	use RatingImportProbes;
	use RatingResultProbes;
	use Remarks;
	use Requests;
	use ResponseListProbes;
	use SurveyFixtures;
	use WebhookProbes;

	/** A survey with responses, made before the plan of the test counts, as are the surveys below. */
	private Survey $answered;

	/** @var list<int> Two of its responses that are published, then two in the trash. */
	private array $stored = [];

	/** Id of a note about the first of them. */
	private int $note;

	/** A survey that uses nothing which could be locked. */
	private Survey $plain;

	/** @var array<string, Survey> A survey that uses a field, by its name. */
	private array $using = [];

	/** @var array<string, array{Feature, string, non-empty-list<mixed>}>|null See sectionFields(). */
	private ?array $sectionFields = null;

	/**
	 * Features that are only a control of a screen: what it leads to is a feature of its own.
	 *
	 * @return list<Feature>
	 */
	protected static function onScreensOnly(): array {
		return [ Feature::RowSelection ];
	}

	/**
	 * Features that the table holds and no code asks the gate for yet. FeatureCoverageTest compares the others with the probes.
	 *
	 * @return list<Feature>
	 */
	protected static function withoutACallYet(): array {
		$asked = self::askedFor();
		return array_values(
			array_filter(
				Feature::cases(),
				static fn ( Feature $feature ) => ! in_array( $feature->name, $asked, true ) && ! in_array( $feature, self::onScreensOnly(), true )
			)
		);
	}

	/**
	 * The names of the features that code beside the table and its readers asks for. A computed name (from, tryFrom, cases) hides one.
	 *
	 * @return list<string>
	 */
	protected static function askedFor(): array {
		$asked = [];
		foreach ( SourceFiles::of( [ 'includes', 'addons' ] ) as $name => $code ) {
			// What knows the whole table.
			if ( ! str_starts_with( $name, 'includes/Licensing/' ) ) {
				preg_match_all( '/\bFeature::(\w+)/', $code, $found );
				array_push( $asked, ...$found[1] );
			}
		}
		return array_values( array_unique( $asked ) );
	}

	/**
	 * Stores what the probes ask about. Call it in a plan that allows everything.
	 */
	protected function storeWhatIsAskedFor(): void {
		$this->answered = $this->publishedSurvey();
		for ( $count = 0; $count < 4; $count++ ) {
			$this->post( "/userfeedback/v1/surveys/{$this->answered->id}/responses", $this->submission( $this->answered, [ 'q1' => 'Yes' ] ) );
		}
		$connection   = Plugin::instance()->get( Connection::class );
		$table        = $connection->table( 'responses' );
		$rows         = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d ORDER BY id', $table, $this->answered->id );
		$this->stored = array_map( intval( ... ), array_column( $rows, 'id' ) );
		$this->storeScores();
		Plugin::instance()->get( StoredResponseService::class )->trash( $this->answered->id, array_slice( $this->stored, 2 ) );
		$this->note  = $this->storedNote( $this->answered, $this->stored[0] );
		$this->plain = $this->storedSurvey();
		$this->storeRatedPost();
		foreach ( array_map( static fn ( array $field ) => $field[1], $this->fields() ) as $name => $changes ) {
			$this->using[ $name ] = $this->storedSurvey( $changes );
		}
	}

	/** @return list<Probe> */
	protected function probes(): array {
		$results = [ ...$this->ofResults(), ...$this->ofResponses(), ...$this->ofResponseList(), ...$this->ofRemarks(), ...$this->ofExports() ];
		$others  = [ ...$this->ofRatingResults(), ...$this->ofRatingImports(), ...$this->ofWebhooks(), ...$this->ofSettings() ];
		return array_values( [ ...$this->ofSurveys(), ...$results, ...$others, ...$this->ofHeatmaps() ] );
	}

	/** @return iterable<Probe> */
	private function ofSurveys(): iterable {
		$path = '/userfeedback/v1/surveys';
		foreach ( $this->fields() as $name => [ $feature, $changes ] ) {
			yield new Probe( $name, $feature, fn () => $this->post( $path, [ 'survey' => $this->surveyInput( $changes ) ] ), 'create' );
			yield new Probe( $name, $feature, fn () => $this->post( "$path/{$this->plain->id}", [ 'survey' => $changes ] ), 'update' );
			// A copy is a draft without a date and without a webhook.
			if ( ! in_array( $feature, [ Feature::Scheduling, Feature::Webhooks ], true ) ) {
				yield new Probe( $name, $feature, fn () => $this->post( "$path/{$this->using[ $name ]->id}/duplicate" ), 'duplicate' );
			}
		}
	}

	/**
	 * The fields of a survey that ask for something, each with the changes that do.
	 *
	 * @return array<string, array{Feature, array<string, mixed>}>
	 */
	private function fields(): array {
		$fields   = array_map( static fn ( array $of ) => [ $of[0], SurveyFields::change( $of[1], $of[2][0] ) ], $this->sectionFields() );
		$settings = [
			'required'    => Feature::RequiredQuestion,
			'randomize'   => Feature::Randomize,
			'comment_box' => Feature::CommentBox,
		];
		foreach ( $settings as $setting => $feature ) {
			$on = [ 'settings' => [ $setting => true ] + QuestionSchema::defaults()['settings'] ];

			$fields[ "survey.questions.settings.$setting" ] = [ $feature, [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], $on ) ] ] ];
		}
		$icon    = [
			'name'  => 'star',
			'style' => 'solid',
		];
		$options = [
			'image-radio' => static fn ( string $label ) => [ 'label' => $label, 'image' => includes_url( 'images/a.png' ) ],
			'icon-choice' => static fn ( string $label ) => [ 'label' => $label, 'icon' => $icon ],
		];
		foreach ( [ Feature::StarRating, Feature::Nps, Feature::ImageRadio, Feature::IconChoice ] as $feature ) {
			$type   = $feature->value;
			$config = isset( $options[ $type ] ) ? [ 'config' => [ 'options' => array_map( $options[ $type ], [ 'Yes', 'No' ] ) ] ] : [];

			$fields[ "survey.questions.type=$type" ] = [
				$feature,
				[ 'questions' => [ [ 'type' => $type ] + $config + $this->text( 'q1' ) ] ],
			];
		}
		return $fields + [ 'survey.template' => [ Feature::ProTemplates, [ 'template' => 'visit-purpose' ] ] ];
	}

	/**
	 * The fields of setting sections that ask for a feature, each word that they can be as one of its own.
	 *
	 * @return array<string, array{Feature, string, non-empty-list<mixed>}> Feature, path in the survey, values that use it.
	 */
	private function sectionFields(): array {
		return $this->sectionFields ??= self::readSectionFields();
	}

	/**
	 * @return array<string, array{Feature, string, non-empty-list<mixed>}>
	 */
	private static function readSectionFields(): array {
		$fields  = [];
		$schemas = SurveyFields::ofSections();
		// Values of a locked field that every plan has.
		$open = (array) wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/open-in-every-plan.json', [ 'associative' => true ] );
		foreach ( SurveyFields::locked() as $path => $feature ) {
			foreach ( SampleValues::of( $schemas[ $path ], SurveyFields::default( $path ) ) as $suffix => $values ) {
				if ( ! isset( $open[ "survey.$path$suffix" ] ) ) {
					$fields[ "survey.$path$suffix" ] = [ $feature, $path, $values ];
				}
			}
		}
		return $fields;
	}

	/** @return iterable<Probe> */
	private function ofResults(): iterable {
		$summaries = [
			'GET /ai-summary/{id}'         => 'ai-summary',
			'POST /ai-summary/{id}'        => 'ai-summary',
			'GET /preload-ai-summary/{id}' => 'preload-ai-summary',
		];
		foreach ( $summaries as $route => $path ) {
			$call = str_starts_with( $route, 'POST' ) ? $this->post( ... ) : $this->get( ... );
			$path = "/userfeedback/v1/$path/{$this->answered->id}";
			foreach ( str_contains( $route, 'preload' ) ? [ '' => [] ] : [ '' => [], ' goes_on' => [ 'goes_on' => true ] ] as $suffix => $body ) {
				yield new Probe( $route . $suffix, Feature::AiSummary, static fn () => $call( $path, $body ) );
			}
		}
		$ranges = [
			"/surveys/{$this->answered->id}/questions/q2/texts" => [ 'GET /surveys/{id}/questions/{question_id}/texts', [ 'from', 'to' ] ],
			"/surveys/{$this->answered->id}/results" => [ 'GET /surveys/{id}/results', [ 'from', 'to' ] ],
			'/results-summary'                       => [ 'GET /results-summary', [ 'start_date', 'end_date' ] ],
			"/surveys/{$this->answered->id}/questions/q1/trend" => [ 'GET /surveys/{id}/questions/{question_id}/trend', [ 'from', 'to' ] ],
			"/surveys/{$this->answered->id}/compare" => [ 'GET /surveys/{id}/compare', [ 'from', 'to' ] ],
		];
		$two  = [ 'by' => 'answer', 'question_id' => 'q1', 'a' => 'Yes', 'b' => 'No' ];
		$call = fn () => $this->get( "/userfeedback/v1/surveys/{$this->answered->id}/compare", $two );
		foreach ( [ '', ' by=device', ' by=page', ' by=country', ' by=language', ' by=answer', ' a', ' b', ' question_id' ] as $argument ) {
			yield new Probe( "GET /surveys/{id}/compare$argument", Feature::QuickFilters, $call );
		}
		foreach ( [ 'results' => [], 'questions/q1/trend' => [], 'questions/q1/texts' => [], 'compare' => $two ] as $path => $arguments ) {
			$all = fn () => $this->get( "/userfeedback/v1/surveys/{$this->answered->id}/$path", [ 'all_time' => true ] + $arguments );
			yield new Probe( 'GET /surveys/{id}/' . str_replace( 'q1', '{question_id}', $path ) . ' all_time', Feature::LongerRanges, $all );
		}
		// Eight days and thirty.
		foreach ( [ '2026-01-23', '2026-01-01' ] as $from ) {
			foreach ( $ranges as $path => [ $route, $arguments ] ) {
				$query = array_combine( $arguments, [ $from, '2026-01-30' ] ) + ( str_ends_with( $path, 'compare' ) ? $two : [] );
				foreach ( $arguments as $argument ) {
					yield new Probe( "$route $argument", Feature::LongerRanges, fn () => $this->get( "/userfeedback/v1$path", $query ), $from );
				}
			}
			$query = [ 'survey_id' => $this->answered->id, 'start_date' => $from, 'end_date' => '2026-01-30' ];
			yield new Probe(
				'GET /results-summary survey_id',
				Feature::LongerRanges,
				fn () => $this->get( '/userfeedback/v1/results-summary', $query ),
				$from
			);
		}
	}

	/** @return iterable<Probe> */
	private function ofResponses(): iterable {
		$list = "/userfeedback/v1/surveys/{$this->answered->id}/responses";
		$name = '/surveys/{id}/responses';
		foreach ( [ 'trash', 'spam', 'partial' ] as $status ) {
			$query = [ 'filter' => [ 'status' => $status ] ];
			yield new Probe( "GET $name filter.status=$status", Feature::QuickFilters, fn () => $this->get( $list, $query ) );
		}
		yield new Probe( "GET $name/{response_id}", Feature::SingleResponse, fn () => $this->get( "$list/{$this->stored[0]}" ) );

		$published = array_slice( $this->stored, 0, 2 );
		$trashed   = array_slice( $this->stored, 2 );
		$changes   = [
			"POST $name/trash"   => [ 'POST', "$list/trash", $published ],
			"POST $name/restore" => [ 'POST', "$list/restore", $trashed ],
			"POST $name/spam"    => [ 'POST', "$list/spam", $published ],
			"POST $name/test"    => [ 'POST', "$list/test", $published ],
			"DELETE $name"       => [ 'DELETE', $list, $trashed ],
		];
		foreach ( $changes as $route => [ $verb, $path, $ids ] ) {
			$change = fn ( array $body ) => fn () => $this->post( $path, $body, [], $verb );
			yield new Probe( $route, Feature::ResponseChanges, $change( [ 'response_ids' => [ $ids[0] ] ] ), 'one' );
			yield new Probe( "$route response_ids", Feature::BulkActions, $change( [ 'response_ids' => $ids ] ), 'several' );
		}
		$isNone = [
			'response_ids' => [ $published[0] ],
			'is_test'      => false,
		];
		yield new Probe( "POST $name/test is_test", Feature::ResponseChanges, fn () => $this->post( "$list/test", $isNone ) );
	}

	/** @return iterable<Probe> */
	private function ofSettings(): iterable {
		foreach ( Settings::ROLE_LISTS as $list ) {
			$changed = [ 'settings' => [ $list => [ 'author' ] ] ];
			yield new Probe( "settings.$list", Feature::AccessRoles, fn () => $this->post( '/userfeedback/v1/settings', $changed ) );
		}
		$ratings = [ 'rating_settings' => [ 'icon_id' => 'hearts' ] ];
		yield new Probe(
			'POST /post-ratings/settings rating_settings',
			Feature::PostRatings,
			fn () => $this->post( '/userfeedback/v1/post-ratings/settings', $ratings )
		);
		foreach ( $this->sectionFields() as $name => [ $feature, $path, $values ] ) {
			$parts   = explode( '.', $path );
			$group   = $parts[1] ?? '';
			$field   = $parts[2] ?? '';
			$setting = array_search( $field, WidgetSettings::FIELDS, true );
			if ( $setting === false ) {
				continue;
			}
			$fields  = SurveyFields::change( $path, $values[0] )['settings'][ $group ];
			$changed = array_map( static fn ( string $of ) => $fields[ $of ], array_intersect( WidgetSettings::FIELDS, array_keys( $fields ) ) );
			$named   = str_replace( "survey.settings.$group.$field", "settings.$setting", $name );
			yield new Probe( $named, $feature, fn () => $this->post( '/userfeedback/v1/settings', [ 'settings' => $changed ] ) );
		}
	}
}
