<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Html;

/**
 * HTML of an inline survey: a form that works without scripts, with what the script needs to ask one question at a time (src/widget/inline).
 *
 * @since 0.6.0
 */
final class InlineForm {

	public function __construct( private readonly QuestionHtml $questions ) {}

	/**
	 * The form.
	 *
	 * @param string                $id      Its id in the page.
	 * @param array<string, mixed>  $survey  Its page data (WidgetSchema::survey()).
	 * @param array<string, string> $strings Texts of the page.
	 * @param FormState             $state   What was sent before.
	 * @return string|null Null if it cannot ask a required question.
	 */
	public function html( string $id, array $survey, array $strings, FormState $state ): ?string {
		$questions = $this->questions->answerable( $survey );
		if ( $questions === null ) {
			return null;
		}
		$list = '';
		foreach ( $questions as $question ) {
			$list .= $this->questions->html( "$id-$question->id", $question, $strings, $state );
		}
		$isStepped = count( $questions ) > 1 && ! $state->hasErrors();
		$content   = $this->errors( $id, array_column( $questions, null, 'id' ), $state )
			. ( $isStepped ? self::progress( count( $questions ), $strings ) : '' )
			. Html::element( 'div', [ 'class' => 'userfeedback-questions' ], $list )
			. self::hiddenFields( $id, $survey )
			. self::buttons( $survey, $strings, $isStepped ? $questions[0] : null )
			. self::logo( $survey, $strings );
		$attributes = [
			'class'      => 'userfeedback-form' . ( $isStepped ? ' is-stepped' : '' ) . ( $state->hasErrors() ? ' has-errors' : '' ),
			'method'     => 'post',
			'action'     => "#$id",
			'novalidate' => true,
			'aria-label' => Cast::string( $survey['title'] ),
		];
		return Html::element( 'form', $attributes, $content );
	}

	/**
	 * What visitors see after they have answered.
	 *
	 * @param array<string, mixed>  $survey  Its page data.
	 * @param array<string, string> $strings Texts of the page.
	 */
	public function thanks( array $survey, array $strings ): string {
		$message = Cast::string( Cast::at( $survey, 'settings', 'thank_you', 'message' ) );
		$content = Html::element( 'p', [ 'class' => 'userfeedback-message', 'tabindex' => '-1', 'dir' => 'auto' ], Html::text( $message ) );
		return Html::element( 'div', [ 'class' => 'userfeedback-thanks', 'role' => 'status' ], $content ) . self::logo( $survey, $strings );
	}

	/**
	 * The errors, each with a link to its field.
	 *
	 * @param array<string, Question> $questions By id.
	 */
	private function errors( string $id, array $questions, FormState $state ): string {
		if ( ! $state->hasErrors() ) {
			return '';
		}
		$items = '';
		foreach ( $state->errors as $questionId => $message ) {
			$question = $questions[ $questionId ] ?? null;
			$target   = $question === null ? $id : $this->questions->focusId( "$id-$questionId", $question );
			$items   .= '<li>' . Html::element( 'a', [ 'href' => "#$target" ], Html::isolated( $message ) ) . '</li>';
		}
		$text    = $state->errors === [] ? $state->message : InlineStrings::errors();
		$content = Html::element( 'p', [], Html::text( $text ) ) . ( $items === '' ? '' : "<ul>$items</ul>" );
		return Html::element( 'div', [ 'class' => 'userfeedback-errors', 'role' => 'alert' ], $content );
	}

	/**
	 * @param array<string, string> $strings
	 */
	private static function progress( int $total, array $strings ): string {
		$text = strtr( $strings['progress'] ?? '', [ '%1$s' => '1', '%2$s' => (string) $total ] );
		return Html::element( 'p', [ 'class' => 'userfeedback-progress' ], Html::text( $text ) );
	}

	/**
	 * @param array<string, mixed> $survey
	 */
	private static function hiddenFields( string $id, array $survey ): string {
		$fields = [
			PostedForm::SURVEY => Cast::string( $survey['id'] ),
			PostedForm::FORM   => $id,
			PostedForm::NONCE  => Cast::string( Cast::at( $survey, 'nonces', 'submission' ) ),
		];
		$html   = '';
		foreach ( $fields as $name => $value ) {
			$html .= Html::element( 'input', [ 'type' => 'hidden', 'name' => $name, 'value' => $value ] );
		}
		$website = Html::element( 'input', [ 'name' => PostedForm::WEBSITE, 'tabindex' => '-1', 'autocomplete' => 'off' ] );
		$label   = Html::element( 'label', [], Html::text( InlineStrings::honeypot() ) . $website );
		return $html . Html::element( 'div', [ 'class' => 'userfeedback-website', 'aria-hidden' => 'true' ], $label );
	}

	/**
	 * The buttons for single steps are shown where scripts run, see src/widget/inline/style.scss.
	 *
	 * @param array<string, mixed>  $survey
	 * @param array<string, string> $strings
	 * @param Question|null         $first   The first of several questions; null if all are shown at once.
	 */
	private static function buttons( array $survey, array $strings, ?Question $first ): string {
		$text   = static fn ( string $name ): string => Cast::string( Cast::at( $survey, 'settings', 'theming', $name ) );
		$button = static fn ( string $class, string $label, bool $isHidden = false ): string => Html::element(
			'button',
			[
				'type'   => str_starts_with( $class, 'send' ) ? 'submit' : 'button',
				'class'  => "userfeedback-$class",
				'hidden' => $isHidden,
			],
			Html::isolated( $label )
		);
		$steps  = '';
		if ( $first !== null ) {
			$steps = $button( 'next userfeedback-step wp-element-button', $text( 'next_text' ) ?: $strings['next'] ?? '' );
			// As in the widget.
			$steps .= $survey['type'] === Survey::NPS
				? ''
				: $button( 'skip userfeedback-step', $text( 'skip_text' ) ?: $strings['skip'] ?? '', $first->isRequired() );
			$steps .= $button( 'back userfeedback-step', $strings['back'] ?? '', true );
		}
		$send = $button( 'send wp-element-button', $text( 'finish_text' ) ?: InlineStrings::send() );
		return Html::element( 'div', [ 'class' => 'userfeedback-buttons' ], $send . $steps );
	}

	/**
	 * The owner's logo, or the plugin's name.
	 *
	 * @param array<string, mixed>  $survey
	 * @param array<string, string> $strings
	 */
	private static function logo( array $survey, array $strings ): string {
		$theming = Cast::at( $survey, 'settings', 'theming' );
		$image   = Cast::string( Cast::at( $theming, 'custom_logo' ) );
		$content = match ( Cast::at( $theming, 'logo_type' ) ) {
			'userfeedback' => Html::text( $strings['logo_credit'] ?? '' ),
			'custom'       => $image === '' ? '' : Html::element( 'img', [ 'src' => $image, 'alt' => $strings['logo_name'] ?? '' ] ),
			default        => '',
		};
		return $content === '' ? '' : Html::element( 'p', [ 'class' => 'userfeedback-logo' ], $content );
	}
}
