<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Html;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Widget\LanguageData;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\Why\Reasons;

/**
 * A survey in the content of a page, of the block or the shortcode: a form that works without scripts.
 *
 * Page rules, triggers and cookies do not apply: the author of the page has put it there. Countries do (Part::$isForContent).
 *
 * @since 0.6.0
 */
final class InlineSurvey {

	/** Handle of the style sheet. */
	public const STYLE = InlinePage::HANDLE;

	/**
	 * @param Closure(): SurveyService $surveys Called only if a page has an inline survey.
	 */
	public function __construct(
		#[Lazy( SurveyService::class )] private readonly Closure $surveys,
		private readonly PageSurveys $pageSurveys,
		private readonly InlinePage $page,
		private readonly InlineForm $form
	) {}

	/**
	 * The survey for the page that WordPress is creating: its form, or the thank-you message for a visitor who has just sent it. '' if visitors
	 * cannot answer it; people who may edit surveys get a note that says why.
	 */
	public function html( int $surveyId ): string {
		if ( is_feed() || is_embed() ) {
			return '';
		}
		try {
			$survey = ( $this->surveys )()->get( $surveyId );
			$reason = $this->pageSurveys->closedBecause( $survey );
		} catch ( NotFound ) {
			return self::isEditor() ? self::note( InlineStrings::missing() ) : '';
		} catch ( DatabaseError ) {
			// wpdb has logged it; the visitor's page must still work.
			return '';
		}
		return $reason === null ? $this->open( $survey ) : $this->closed( $survey, $reason );
	}

	/**
	 * The form of any survey for the editor, with its style sheet. Nothing can be sent with it.
	 */
	public function preview( Survey $survey ): string {
		$id   = 'userfeedback-preview';
		$data = $this->page->dataOf( $survey->with( id: 0, revision: 0 ) );
		$form = $survey->questions === [] ? '' : $this->form->html( $id, $data['surveys'][0], $data['strings'], new FormState() );
		return $form === null
			? self::note( InlineStrings::hidden( $survey->title, InlineStrings::onlyPopup() ) )
			: $this->page->style() . self::frame( $id, Html::element( 'div', [ 'inert' => true ], $form ) );
	}

	private function open( Survey $survey ): string {
		$id         = $this->page->formId( $survey->id );
		$data       = $this->page->dataOf( $survey );
		$state      = $this->page->state( $id );
		$isAnswered = $this->page->isAnswered( $id );
		$html       = $isAnswered
			? $this->form->thanks( $data['surveys'][0], $data['strings'] )
			: $this->form->html( $id, $data['surveys'][0], $data['strings'], $state );
		if ( $html === null ) {
			return self::isEditor() ? self::note( InlineStrings::hidden( $survey->title, InlineStrings::onlyPopup() ) ) : '';
		}
		$this->page->add( $survey );
		$language = Cast::at( $data['surveys'][0], LanguageData::SHOWN );
		// Who has sent the form sees what has become of it.
		$isHidden = isset( $data['surveys'][0]['gates'] ) && ! $isAnswered && $state->posted === null;
		return $this->page->enqueue() . self::frame( $id, $html, $survey->id, $isHidden, is_array( $language ) ? $language : [] );
	}

	/**
	 * A visitor whose answers were refused because the survey has closed is told so.
	 */
	private function closed( Survey $survey, string $reason ): string {
		$refused = $this->page->refusedFor( $survey->id );
		if ( $refused !== null ) {
			$text = Html::element( 'p', [], Html::text( $refused->message ) );
			$html = Html::element( 'div', [ 'class' => 'userfeedback-errors', 'role' => 'alert' ], $text );
			return $this->page->style() . self::frame( $this->page->formId( $survey->id ), $html );
		}
		if ( ! self::isEditor() ) {
			return '';
		}
		$text = match ( $reason ) {
			Survey::DRAFT => InlineStrings::draft(),
			Survey::TRASH => InlineStrings::trashed(),
			default       => Cast::string( Cast::at( Reasons::all( false ), $reason, 'text' ) ),
		};
		return self::note( InlineStrings::hidden( $survey->title, $text ) );
	}

	private static function isEditor(): bool {
		return current_user_can( Capability::EDIT_SURVEYS );
	}

	private static function note( string $text ): string {
		return Html::element( 'p', [ 'class' => 'userfeedback-note' ], Html::text( $text ) );
	}

	/**
	 * @param bool         $isHidden Until a gate allows it: pages are cached, so PHP does not know the visitor.
	 * @param array<mixed> $language Attributes for the language of the survey; none if it is that of the page.
	 */
	private static function frame( string $id, string $html, ?int $surveyId = null, bool $isHidden = false, array $language = [] ): string {
		$attributes = [
			'class'       => 'userfeedback-inline',
			'id'          => $id,
			'data-survey' => $surveyId,
			'hidden'      => $isHidden,
			'lang'        => isset( $language['lang'] ) ? Cast::string( $language['lang'] ) : null,
			'dir'         => isset( $language['dir'] ) ? Cast::string( $language['dir'] ) : null,
		];
		return Html::element( 'div', $attributes, $html );
	}
}
