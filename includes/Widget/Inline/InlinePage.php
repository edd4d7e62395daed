<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\ScriptJson;
use UserFeedback\Widget\PageAddresses;
use UserFeedback\Widget\SurveyData;

/**
 * The inline surveys of the page that WordPress is creating: their page data, style sheet and script, and the form that was sent to this page.
 *
 * @since 0.6.0
 */
final class InlinePage {

	/** Handle of the style sheet and of the script. */
	public const HANDLE = 'userfeedback-inline';

	/** Where the browser continues after a form was accepted: the id of the form. */
	public const ANSWERED = 'userfeedback_answered';

	/** Set if a form was sent to this page and refused. */
	private ?FormState $refused = null;

	/** Id of the form whose thank-you message shows. */
	private string $answered = '';

	/** @var array<int, Survey> Surveys of the page, by id. */
	private array $surveys = [];

	/** @var array<int, int> Forms by survey id. */
	private array $forms = [];

	/**
	 * @param Closure(): SurveyData $surveyData Called only on a page with a survey in its content.
	 */
	public function __construct(
		#[Lazy( SurveyData::class )] private readonly Closure $surveyData,
		private readonly Assets $assets
	) {}

	/**
	 * Ids of the surveys in the content of this page. Known from the footer on.
	 *
	 * @return list<int>
	 */
	public function surveyIds(): array {
		return array_keys( $this->surveys );
	}

	/**
	 * Adds a survey to the page.
	 */
	public function add( Survey $survey ): void {
		$this->surveys[ $survey->id ] = $survey;
	}

	/**
	 * Page data with one survey.
	 *
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>, ...}
	 */
	public function dataOf( Survey $survey ): array {
		return ( $this->surveyData )()->ofInline( [ $survey ] );
	}

	/**
	 * A new id for a form. The same survey may be in a page several times.
	 */
	public function formId( int $surveyId ): string {
		$number                   = ( $this->forms[ $surveyId ] ?? 0 ) + 1;
		$this->forms[ $surveyId ] = $number;
		return "userfeedback-$surveyId" . ( $number === 1 ? '' : "-$number" );
	}

	/**
	 * Shows a form again with what was refused in it.
	 */
	public function refuse( FormState $state ): void {
		$this->refused = $state;
	}

	/**
	 * Shows the thank-you message instead of a form.
	 */
	public function thank( string $formId ): void {
		$this->answered = $formId;
	}

	/**
	 * What a form shows.
	 */
	public function state( string $formId ): FormState {
		return $this->refused?->posted?->formId === $formId ? $this->refused : new FormState();
	}

	/**
	 * The refused form of a survey that cannot be answered any more; null if there is none.
	 */
	public function refusedFor( int $surveyId ): ?FormState {
		return $this->refused?->posted?->surveyId === $surveyId ? $this->refused : null;
	}

	/**
	 * Whether the thank-you message shows instead of a form.
	 */
	public function isAnswered( string $formId ): bool {
		return $this->answered === $formId;
	}

	/**
	 * Adds the style sheet and the script to the page.
	 *
	 * @return string The link to the style sheet, for a form in content that comes after the head: without it, the form would be without its layout
	 *                until the end of the page has arrived. Otherwise ''.
	 */
	public function enqueue(): string {
		$script = $this->assets->script( 'widget/inline' );
		wp_enqueue_script(
			self::HANDLE,
			$script['src'],
			[],
			$script['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
		if ( ! has_action( 'wp_footer', [ $this, 'printData' ] ) ) {
			// Before the footer's scripts (priority 20).
			add_action( 'wp_footer', [ $this, 'printData' ], 10 );
		}
		return $this->style();
	}

	/**
	 * Adds the style sheet alone, see enqueue().
	 */
	public function style(): string {
		wp_register_style( self::HANDLE, $this->assets->style( 'widget/inline' ), [], $this->assets->script( 'widget/inline' )['version'] );
		if ( did_action( 'wp_head' ) === 0 && ! wp_is_serving_rest_request() ) {
			wp_enqueue_style( self::HANDLE );
			return '';
		}
		ob_start();
		wp_styles()->do_item( self::HANDLE );
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Action wp_footer: prints the data that the script reads.
	 */
	public function printData(): void {
		$surveys = array_values( $this->surveys );
		if ( $surveys === [] ) {
			return;
		}
		$data = PageAddresses::here() + ( $this->surveyData )()->ofInline( $surveys );
		ScriptJson::print( 'userfeedback-inline-data', ScriptJson::encode( $data ) );
	}
}
