<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Extensions\Registry;
use UserFeedback\Extensions\Script;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AjaxFallback;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Support\Assets;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\QuestionTypes\AdditionalSettings;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\VisitorView;
use UserFeedback\Surveys\SurveyFeatures;
use UserFeedback\Surveys\SurveyService;

/**
 * Adds surveys to visitors' pages: one JSON script and one deferred loader, or nothing.
 *
 * @since 0.1.0
 */
final class WidgetPage {

	private const LOADER = 'userfeedback-loader';

	/** Fields that filters cannot change, because submissions and cookies depend on them. */
	private const FIXED = [ 'id', 'revision', 'cookie_name', 'nonces' ];

	/** Files that the loader fetches on demand, by the handles that it knows, in order. */
	private const FILES = [
		'userfeedback-widget-outbox' => 'widget/outbox',
		'userfeedback-widget-app'    => 'widget/app',
	];

	/**
	 * @param Closure(): SurveyService $surveys Called only if a survey may show, like the token.
	 * @param Closure(): VisitorToken  $token
	 * @param Closure(): FeatureGate   $gate    Called only if a survey has settings that a plan or an add-on may lock.
	 */
	public function __construct(
		private readonly PublishedSurveys $published,
		private readonly Closure $surveys,
		private readonly Closure $token,
		private readonly Registry $registry,
		private readonly Assets $assets,
		private readonly PageParts $parts,
		private readonly Closure $gate
	) {}

	/** Survey of this page's block or shortcode; 0 for none. */
	private int $first = 0;

	/** @var list<Survey> Surveys whose data is printed in the footer. */
	private array $onPage = [];

	/**
	 * Adds the loader if a survey may show. Otherwise adds nothing and runs no query.
	 */
	public function enqueue(): void {
		$ids  = $this->published->due();
		$next = $this->published->nextAt();
		if ( ( $ids === [] && $next === null ) || is_embed() ) {
			return;
		}
		try {
			$surveys = $this->showable( $ids );
		} catch ( DatabaseError ) {
			// The tables are missing or broken. wpdb has logged it; the visitor's page must still work.
			return;
		}
		if ( $surveys === [] && $next === null ) {
			return;
		}
		$loader = $this->assets->script( 'widget/loader' );
		wp_enqueue_script(
			self::LOADER,
			$loader['src'],
			[],
			$loader['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
		$this->onPage = $surveys;
		// Before the footer's scripts (priority 20), so that the loader finds the data.
		add_action( 'wp_footer', [ $this, 'printData' ], 10 );
	}

	/**
	 * Shows a survey before all others on this page, if it is published.
	 */
	public function askFirst( int $surveyId ): void {
		$this->first = $surveyId;
	}

	/**
	 * The surveys that visitors may see now, with their texts, in the shape of WidgetSchema::due().
	 *
	 * @param int $first Survey of the page's block or shortcode; 0 for none.
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>}
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function dueData( int $first ): array {
		return $this->surveysData( self::inOrder( $this->showable( $this->published->due() ), $first ), $this->scripts() );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Survey>
	 */
	private function showable( array $ids ): array {
		return $ids === [] ? [] : array_values( array_filter( ( $this->surveys )()->showable( $ids ), $this->isAnswerable( ... ) ) );
	}

	/**
	 * @param list<Survey> $surveys
	 * @return list<Survey>
	 */
	private static function inOrder( array $surveys, int $first ): array {
		usort( $surveys, static fn ( Survey $a, Survey $b ) => ( $b->id === $first ) <=> ( $a->id === $first ) );
		return $surveys;
	}

	/**
	 * Action wp_footer: prints the data that the loader reads.
	 */
	public function printData(): void {
		// With HEX_TAG, "</script>" in a title does not end the script.
		$json = wp_json_encode( $this->data( self::inOrder( $this->onPage, $this->first ) ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			is_string( $json ) ? $json : '{}',
			[
				'type' => 'application/json',
				'id'   => 'userfeedback-data',
			]
		);
	}

	/**
	 * Page data in the shape of WidgetSchema::data().
	 *
	 * @param list<Survey> $surveys
	 * @return array<string, mixed>
	 */
	public function data( array $surveys ): array {
		$app  = $this->scripts();
		$next = $this->published->nextAt();
		$data = [
			'v'          => WidgetSchema::VERSION,
			'submit_url' => rest_url( 'userfeedback/v1/surveys/%d/responses' ),
			'fallback_url' => admin_url( 'admin-ajax.php?action=' . AjaxFallback::ACTION . '&survey_id=%d' ),
			'impression_url' => rest_url( 'userfeedback/v1/surveys/%d/impression' ),
			'progress_url' => rest_url( 'userfeedback/v1/surveys/%d/progress' ),
			'page'       => [
				'id'   => is_singular() ? get_queried_object_id() : null,
				'name' => html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			],
			'lang'       => get_bloginfo( 'language' ),
			'dir'        => is_rtl() ? 'rtl' : 'ltr',
			'cookie_days' => CookieDays::get(),
			'app'        => [ 'scripts' => $app ],
		];
		return $data + $this->surveysData( $surveys, $app ) + ( $next === null ? [] : [ 'due' => $this->due( $next ) ] );
	}

	/**
	 * @param list<Survey>                                                                $surveys
	 * @param list<array{handle: string, src: string, before: string, after: string}> $app     Its scripts.
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>}
	 */
	private function surveysData( array $surveys, array $app ): array {
		$known    = array_column( $app, 'handle' );
		$pageData = array_map( $this->survey( ... ), $surveys );
		return [
			'strings' => array_merge( WidgetStrings::all(), $this->parts->strings( $pageData ) ),
			'surveys' => array_map( fn ( array $survey ) => $survey + $this->parts->files( $survey, $known, wp_scripts() ), $pageData ),
		];
	}

	/**
	 * When and where to request the next survey. Contains nothing about that survey.
	 *
	 * @return array{at: string, url: string}
	 */
	private function due( string $next ): array {
		$url = rest_url( 'userfeedback/v1/surveys/due' );
		$url = $this->first === 0 ? $url : add_query_arg( 'first', $this->first, $url );
		return [ 'at' => $next, 'url' => $url ];
	}

	/**
	 * Whether every question can be answered on this site. A survey whose add-on is not active is not shown: without some of its questions it would
	 * be another survey, and a required question could never be answered.
	 */
	private function isAnswerable( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( $this->registry->questionTypes()->find( $question->type ) === null ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function survey( Survey $survey ): array {
		$data = [
			'id'          => $survey->id,
			'title'       => $survey->title,
			'type'        => $survey->type,
			'revision'    => $survey->revision,
			'cookie_name' => $survey->cookieName(),
			'nonces'      => $this->nonces( $survey ),
			'questions'   => array_map( $this->question( ... ), $survey->questions ),
		] + $this->registry->settingSections()->visitorValues( $survey, $this->isKept( ... ) );

		/**
		 * Filters a survey's page data, in the shape of WidgetSchema::survey(). Pages are public and may be cached. Fields that identify the survey
		 * cannot be changed, and values of another type are ignored.
		 *
		 * @since 0.2.0
		 *
		 * @param array<string, mixed> $data
		 * @param Survey               $survey
		 */
		$filtered = apply_filters( 'userfeedback_page_survey', $data, $survey );
		$usable   = array_filter(
			is_array( $filtered ) ? $filtered : [],
			static fn ( mixed $value, int|string $name ) => ! in_array( $name, self::FIXED, true )
				&& gettype( $value ) === gettype( $data[ $name ] ?? $value ),
			ARRAY_FILTER_USE_BOTH
		);
		/** @var array<string, mixed> */
		return array_replace( $data, $usable );
	}

	/**
	 * Whether stored values of a feature take effect.
	 */
	private function isKept( Feature $feature ): bool {
		return ( $this->gate )()->keeps( $feature );
	}

	/**
	 * A question with the data that its control needs. Settings without effect on this site are off.
	 *
	 * @return array<string, mixed>
	 */
	private function question( Question $question ): array {
		$types    = $this->registry->questionTypes();
		$type     = $types->find( $question->type );
		$active   = array_map( static fn ( QuestionAddition $addition ) => $addition->setting(), $types->additionsOf( $question ) );
		$inactive = array_fill_keys( array_diff( AdditionalSettings::ALL, $active ), false );
		$settings = SurveyFeatures::keptSettings( $question, $this->isKept( ... ) );
		$changes  = [ 'settings' => array_intersect_key( $inactive, $settings ) + $settings ];
		if ( $type instanceof VisitorView ) {
			$changes['config'] = $type->visitorConfig( $question );
		}
		return array_replace( $question->toArray(), $changes );
	}

	/**
	 * @return array<string, string>
	 */
	private function nonces( Survey $survey ): array {
		$token = ( $this->token )();
		return array_map(
			static fn ( string $action ) => $token->create( $survey->id, $survey->revision, $action ),
			[
				'submission' => ResponseService::TOKEN_ACTION,
				'impression' => ProgressService::IMPRESSION,
				'progress'   => ProgressService::PROGRESS,
			]
		);
	}

	/**
	 * The app's files with their dependencies.
	 *
	 * @return list<array{handle: string, src: string, before: string, after: string}>
	 */
	private function scripts(): array {
		$scripts = [];
		foreach ( self::FILES as $handle => $entry ) {
			$file   = $this->assets->script( $entry );
			$scripts[] = new Script( $handle, $file['src'], $file['version'], $file['dependencies'] );
		}
		return ScriptClosure::withNeeds( $scripts, wp_scripts() );
	}
}
