<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\Locales;
use UserFeedback\Support\ScriptJson;
use UserFeedback\Widget\Inline\InlinePage;

/**
 * Adds surveys to visitors' pages: one JSON script and one deferred loader, or nothing.
 *
 * @phpstan-import-type Groups from \UserFeedback\Surveys\PageRules\RuleGroups
 * @since 0.1.0
 */
final class WidgetPage {

	private const LOADER = 'userfeedback-loader';

	/**
	 * @param Closure(): SurveyData $data Called only when data is made: mostly it is prepared.
	 */
	public function __construct(
		private readonly PageSurveys $surveys,
		#[Lazy( SurveyData::class )] private readonly Closure $data,
		private readonly PreparedData $prepared,
		private readonly Assets $assets,
		private readonly InlinePage $inline
	) {}

	/** Survey of this page's block or shortcode; 0 for none. */
	private int $first = 0;

	/**
	 * Adds the loader if a survey may show. Otherwise adds nothing and runs no query.
	 */
	public function enqueue(): void {
		if ( is_embed() || ! $this->surveys->isAnyPossible() ) {
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
	 * The survey that this page shows before all others, 0 for none. Known from the footer on.
	 *
	 * @since 0.4.0
	 */
	public function first(): int {
		return $this->first;
	}

	/**
	 * The surveys of a page that was created before which visitors may see now, with their texts, in the shape of WidgetSchema::due().
	 *
	 * @param int    $first  Survey of the page's block or shortcode; 0 for none.
	 * @param string $locale Language of the page; '' for that of the site.
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>, more?: array{url: string}}
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function dueData( DueList $list, int $first, string $locale = '' ): array {
		$isSwitched = $locale !== '' && switch_to_locale( $locale );
		try {
			$due = $this->surveys->due( $list, $first );
			return ( $this->data )()->ofSurveys( $due->surveys, $due->rules, $first, $locale ?: Locales::ofSite() ) + self::more( $due, $locale );
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Why PHP leaves a survey out of the page that WordPress is creating, see PageSurveys::hiddenBecause().
	 *
	 * @since 0.4.0
	 */
	public function hiddenBecause( Survey $survey ): ?string {
		return $this->surveys->hiddenBecause( $survey );
	}

	/**
	 * Action wp_footer: prints the data that the loader reads.
	 */
	public function printData(): void {
		try {
			// Not before: the content of the page has said which surveys it contains.
			$settled = PreparedData::isAllowed() ? $this->surveys->settled( $this->inline->surveyIds() ) : null;
			$json    = $settled === null ? $this->made() : $this->preparedJson( $settled );
		} catch ( DatabaseError ) {
			// The tables are missing or broken. wpdb has logged it; the visitor's page must still work.
			$json = '';
		}
		if ( $json === '' ) {
			wp_dequeue_script( self::LOADER );
			return;
		}
		ScriptJson::print( 'userfeedback-data', $json );
	}

	/**
	 * The data of this page, made now; '' if no survey may show.
	 *
	 * @throws DatabaseError When the tables cannot be read.
	 */
	private function made(): string {
		$choice = $this->surveys->here( $this->first, $this->inline->surveyIds() );
		return $choice->isEmpty() ? '' : ScriptJson::encode( $this->data( $choice->surveys, $choice ) );
	}

	/**
	 * The same for a page of which only its addresses and its surveys differ from others, see PageSurveys::settled().
	 *
	 * @param list<array{int, Groups}> $settled
	 * @throws DatabaseError When the tables cannot be read.
	 */
	private function preparedJson( array $settled ): string {
		$state = PreparedData::state();
		$key   = PreparedData::key( [ $settled, $this->first ] );
		$json  = $this->prepared->get( $key );
		if ( $json === null ) {
			$choice = $this->surveys->here( $this->first, $this->inline->surveyIds() );
			$data   = $choice->isEmpty() ? [] : ( $this->data )()->of( $choice->surveys, $choice->rules, $this->first );
			$json   = $data === [] ? '' : ScriptJson::encode( $data );
			$this->prepared->keep( $key, $json, self::handles( $data ), $state );
		}
		return $json === '' ? '' : substr( ScriptJson::encode( PageAddresses::here() ), 0, -1 ) . ',' . substr( $json, 1 );
	}

	/**
	 * The handles of all scripts in page data.
	 *
	 * @param array<string, mixed> $data
	 * @return list<string>
	 */
	private static function handles( array $data ): array {
		$handles = [];
		array_walk_recursive(
			$data,
			static function ( mixed $value, int|string $name ) use ( &$handles ): void {
				if ( $name === 'handle' && is_string( $value ) ) {
					$handles[ $value ] = $value;
				}
			}
		);
		return array_values( $handles );
	}

	/**
	 * Page data in the shape of WidgetSchema::data().
	 *
	 * @param list<Survey> $surveys
	 * @param PageChoice   $choice  What else is known of the page's surveys.
	 * @return array<string, mixed>
	 */
	public function data( array $surveys, PageChoice $choice = new PageChoice() ): array {
		return PageAddresses::here() + ( $this->data )()->of( $surveys, $choice->rules, $this->first )
			+ $this->due( $choice ) + self::more( $choice ) + self::visitor( $choice );
	}

	/**
	 * When and where to request the next survey. Contains nothing about that survey but its id.
	 *
	 * @return array{due?: array{at: string, url: string}}
	 */
	private function due( PageChoice $choice ): array {
		if ( $choice->nextAt === null ) {
			return [];
		}
		$query = ( $choice->listed?->query() ?? [] ) + ( $this->first === 0 ? [] : [ 'first' => $this->first ] );
		return [
			'due' => [
				'at'  => $choice->nextAt,
				'url' => self::url( $query + self::language() ),
			],
		];
	}

	/**
	 * Where the browser requests the surveys that follow.
	 *
	 * @return array{more?: array{url: string}}
	 */
	private static function more( PageChoice $choice, ?string $locale = null ): array {
		return $choice->more === null ? [] : [ 'more' => [ 'url' => self::url( $choice->more->query() + self::language( $locale ) ) ] ];
	}

	/**
	 * The REST API answers in the language of the site, whatever the page is in.
	 *
	 * @param string|null $locale Language of the page, '' for that of the site; null if it is the page that WordPress is creating.
	 * @return array{language?: string}
	 */
	private static function language( ?string $locale = null ): array {
		$locale ??= PageLanguage::locale();
		return $locale === '' || $locale === Locales::ofSite() ? [] : [ 'language' => $locale ];
	}

	/**
	 * @param array<string, int|string> $query
	 */
	private static function url( array $query ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_map( 'strval', $query ) ), rest_url( 'userfeedback/v1/surveys/due' ) );
	}

	/**
	 * The roles of the logged-in visitor, if a page rule needs them. The page of anonymous visitors never contains anything about them, since it is
	 * cached.
	 *
	 * @return array{visitor?: array{roles: list<string>}}
	 */
	private static function visitor( PageChoice $choice ): array {
		return $choice->asksAccount && is_user_logged_in()
			? [ 'visitor' => [ 'roles' => array_values( wp_get_current_user()->roles ) ] ]
			: [];
	}
}
