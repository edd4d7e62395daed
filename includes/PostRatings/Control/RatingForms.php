<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingIconValue;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Votes\VoteService;

/**
 * The forms of a control: the rating, the private comment after a low one, and the invitation after a high one. Without scripts they are sent to the
 * page's own URL; src/post-ratings takes over with scripts.
 *
 * @since 0.6.0
 */
final class RatingForms {

	/**
	 * What the names of all fields begin with. No query variable of WordPress does, and without brackets no shortcode is found in the form when it is
	 * in a block.
	 */
	public const FIELD = 'userfeedback_rating_';

	/** Characters of a comment. */
	private const MAX_COMMENT = VoteService::MAX_COMMENT;

	/**
	 * @param string             $id      Id of the control's element.
	 * @param RatingContext|null $context Null for a preview, which sends nothing.
	 */
	public function __construct(
		private readonly int $postId,
		private readonly string $id,
		private readonly RatingSettings $settings,
		private readonly ?RatingContext $context
	) {}

	/**
	 * The question with a radio button for each rating.
	 */
	public function vote(): string {
		$icon         = RatingIcons::of( $this->settings->iconId );
		$instruction  = $this->settings->instruction;
		$describes    = $instruction === '' ? '' : sprintf( ' aria-describedby="%s-help"', esc_attr( $this->id ) );
		$choices      = implode( '', array_map( fn ( RatingIconValue $value ) => $this->choice( $icon, $value ), $icon->values ) );
		$instructions = $instruction === ''
			? ''
			: sprintf( '<p class="userfeedback-rating__help" id="%s-help">%s</p>', esc_attr( $this->id ), esc_html( $instruction ) );
		$html         = sprintf(
			'<fieldset class="userfeedback-rating__field"%s><legend class="userfeedback-rating__question">%s</legend>%s'
				. '<div class="userfeedback-rating__row"><div class="userfeedback-rating__choices">%s</div>%s</div></fieldset>',
			$describes,
			esc_html( $this->settings->question ),
			$instructions,
			$choices,
			$this->button( __( 'Rate', 'userfeedback' ) )
		);
		return $this->form( 'vote', $html, [ 'thanks' => self::thanks( $this->settings ) ] + self::failures() );
	}

	/**
	 * The box for a private comment; '' if the owner does not ask for one. Hidden until a low rating has been stored.
	 */
	public function comment(): string {
		$low   = $this->settings->lowComment;
		$state = $this->context?->state;
		if ( ! $low->isOn || $this->context === null ) {
			return '';
		}
		$isShown = $state?->asksComment === true;
		$html    = sprintf(
			'<label class="userfeedback-rating__label" for="%1$s-comment">%2$s</label>'
				. '<textarea class="userfeedback-rating__text" id="%1$s-comment" name="%3$scomment" rows="3" maxlength="%4$d" required'
				. ' aria-describedby="%1$s-private">%5$s</textarea><p class="userfeedback-rating__help" id="%1$s-private">%6$s</p>%7$s',
			esc_attr( $this->id ),
			esc_html( $low->question ),
			self::FIELD,
			self::MAX_COMMENT,
			// Blocks are rendered before shortcodes are.
			strtr( esc_textarea( $state->comment ?? '' ), [ '[' => '&#91;' ] ),
			esc_html__( 'Only the owner of this website can read your comment.', 'userfeedback' ),
			$this->button( __( 'Send comment', 'userfeedback' ) )
		);
		return $this->form( 'comment', $html, [ 'thanks' => self::commentThanks() ] + self::failures(), ! $isShown );
	}

	/**
	 * The invitation; '' if the owner has none. Hidden until a high rating has been stored.
	 */
	public function invitation(): string {
		$high  = $this->settings->highInvitation;
		$state = $this->context?->state;
		if ( ! $high->isOn || $high->url === '' || $this->context === null ) {
			return '';
		}
		$isShown = $state?->invites === true;
		return sprintf(
			'<p class="userfeedback-rating__invitation"%s>%s <a href="%s" rel="noopener">%s</a></p>',
			$isShown ? '' : ' hidden',
			esc_html( $high->text ),
			esc_url( $high->url, [ 'http', 'https' ] ),
			esc_html( $high->linkLabel === '' ? $high->url : $high->linkLabel )
		);
	}

	private function choice( RatingIcon $icon, RatingIconValue $value ): string {
		return sprintf(
			'<label class="userfeedback-rating__choice" title="%1$s"><input type="radio" name="%2$s" value="%3$d" required%4$s>%5$s'
				. '<span class="userfeedback-rating__hidden">%1$s</span></label>',
			esc_attr( $value->label ),
			// Radio buttons of previews have no form that would keep them apart.
			$this->context === null ? esc_attr( "$this->id-value" ) : self::FIELD . 'value',
			$value->value,
			$this->context?->state?->value === $value->value ? ' checked' : '',
			RatingDrawings::choice( $icon, $value )
		);
	}

	private function button( string $text ): string {
		$type = $this->context === null ? 'button' : 'submit';
		return sprintf( '<button class="userfeedback-rating__button wp-element-button" type="%s">%s</button>', $type, esc_html( $text ) );
	}

	/**
	 * What visitors read after their rating was stored.
	 */
	public static function thanks( RatingSettings $settings ): string {
		return $settings->thankYou === '' ? __( 'Your rating was stored.', 'userfeedback' ) : $settings->thankYou;
	}

	/**
	 * What visitors read after their comment was stored.
	 */
	public static function commentThanks(): string {
		return __( 'Thank you. Your comment was sent.', 'userfeedback' );
	}

	/**
	 * What the script says where no answer of the server does.
	 *
	 * @return array<string, string>
	 */
	private static function failures(): array {
		return [
			'offline' => __( 'That was not sent. Check your connection and try again.', 'userfeedback' ),
			'failed'  => __( 'That could not be stored. Try again in a minute.', 'userfeedback' ),
		];
	}

	/**
	 * @param string                $action   vote or comment.
	 * @param string                $html     Content of the form, escaped.
	 * @param array<string, string> $texts    For the script.
	 */
	private function form( string $action, string $html, array $texts, bool $isHidden = false ): string {
		if ( $this->context === null ) {
			return sprintf( '<div class="userfeedback-rating__form">%s</div>', $html );
		}
		$data = '';
		foreach ( [ 'action' => $action ] + $texts as $name => $text ) {
			$data .= sprintf( ' data-%s="%s"', $name, esc_attr( $text ) );
		}
		// Without a path, a form is sent to the page's own URL, with its query.
		return sprintf(
			'<form class="userfeedback-rating__form" method="post" action="#%s" autocomplete="off"%s%s>%s%s</form>',
			esc_attr( $this->id ),
			$data,
			$isHidden ? ' hidden' : '',
			$html,
			$this->hiddenFields( $action, $this->context )
		);
	}

	private function hiddenFields( string $action, RatingContext $context ): string {
		$fields = '';
		$values = [
			'action' => $action,
			'post'   => (string) $this->postId,
			'nonce'  => $context->token,
		];
		foreach ( $values as $name => $value ) {
			$fields .= sprintf( '<input type="hidden" name="%s%s" value="%s">', self::FIELD, $name, esc_attr( $value ) );
		}
		// For robots that fill all fields.
		return $fields . sprintf(
			'<label class="userfeedback-rating__hidden" aria-hidden="true">%s'
				. ' <input type="text" name="%swebsite" tabindex="-1" autocomplete="off"></label>',
			esc_html__( 'Leave this field empty', 'userfeedback' ),
			self::FIELD
		);
	}
}
