<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Results\Stored\SurveyDataKind;
use UserFeedback\StoredData\Kinds;

/**
 * The text that WordPress suggests for a site's privacy policy (Settings → Privacy → Policy Guide): which data of visitors the plugin
 * stores, where, and for how long. Each kind of stored data says its part; here is what belongs to none.
 *
 * @since 0.1.0
 */
final class PrivacyPolicy {

	private const NAME = 'UserFeedback';

	/**
	 * @param Closure(): array{submitted: int, minimized: int} $cookieDays Lifetime of the visitors' cookies in days; 0 is a session cookie.
	 */
	public function __construct(
		private readonly Closure $cookieDays,
		private readonly Kinds $kinds
	) {}

	/**
	 * Hands the text to WordPress, at admin_init.
	 */
	public function suggest(): void {
		wp_add_privacy_policy_content( self::NAME, $this->text() );
	}

	/**
	 * @return string HTML.
	 */
	private function text(): string {
		$sections = [
			SurveyDataKind::heading() => [],
			__( 'Cookies and your browser’s storage', 'userfeedback' ) => $this->inTheBrowser(),
			SurveyDataKind::recipients() => $this->recipients(),
		];
		foreach ( $this->kinds->all() as $kind ) {
			$text = $kind->privacy();
			if ( $text !== null ) {
				$sections[ $text->heading ] = [ ...$sections[ $text->heading ] ?? [], ...$text->paragraphs ];
			}
		}
		$html = [ $this->instructions() ];
		foreach ( $sections as $heading => $paragraphs ) {
			array_push( $html, sprintf( '<h3>%s</h3>', esc_html( $heading ) ), ...array_map( self::paragraph( ... ), $paragraphs ) );
		}
		return implode( "\n", $html );
	}

	/**
	 * What is for the owner and does not go into the policy.
	 */
	private function instructions(): string {
		$notes = [
			[
				__( 'UserFeedback stores all data on this site.', 'userfeedback' ),
				__( 'Describe in your policy what your surveys ask for: a question may collect personal data, for example a name.', 'userfeedback' ),
			],
			[
				__( 'Where this site is connected to an AI service, a summary sends it answers without names and contact details.', 'userfeedback' ),
				__( 'Name that service in your policy before you make such a summary.', 'userfeedback' ),
				__( 'Suggested translations send that service texts of surveys, and nothing about visitors.', 'userfeedback' ),
			],
			[
				__( 'The tools of WordPress that export and erase personal data include what UserFeedback stores.', 'userfeedback' ),
				__( 'They find responses by the email address that a visitor entered.', 'userfeedback' ),
				__( 'Erasing removes everything personal. Choices and numbers stay in the results, without a name.', 'userfeedback' ),
			],
		];
		$notes = array_map(
			static fn ( array $sentences ) => sprintf( '<p class="privacy-policy-tutorial">%s</p>', esc_html( implode( ' ', $sentences ) ) ),
			$notes
		);
		$label = sprintf( '<p><strong class="privacy-policy-tutorial">%s</strong></p>', esc_html__( 'Suggested text:', 'userfeedback' ) );
		return implode( "\n", [ ...$notes, $label ] );
	}

	/**
	 * @return list<list<string>> Paragraphs of sentences; so are the others.
	 */
	private function inTheBrowser(): array {
		[ 'submitted' => $submitted, 'minimized' => $minimized ] = ( $this->cookieDays )();
		return [
			[
				__( 'When we show you a survey, we set a cookie: “userfeedback-” and the number of the survey.', 'userfeedback' ),
				__( 'It remembers until you close your browser that the survey was shown.', 'userfeedback' ),
				/* translators: %s: how long, for example "for 365 days" or "until you close your browser". */
				sprintf( __( 'For surveys that are shown only once, it remembers this %s.', 'userfeedback' ), self::lifetime( $submitted ) ),
				__( 'After you answered, it holds a random identifier of your answers, so that we do not ask you again.', 'userfeedback' ),
				/* translators: %s: how long, for example "for 365 days" or "until you close your browser". */
				sprintf( __( 'It is then kept %s.', 'userfeedback' ), self::lifetime( $submitted ) ),
			],
			[
				__( 'When you minimize a survey or open it again, a second cookie (the same name and “-minimized”) remembers this.', 'userfeedback' ),
				/* translators: %s: how long, for example "for 365 days" or "until you close your browser". */
				sprintf( __( 'It is kept %s.', 'userfeedback' ), self::lifetime( $minimized ) ),
				__( 'It does the same until you close your browser when you close a survey without finishing it.', 'userfeedback' ),
				__( 'If a survey is to stay hidden after that, a cookie with “-closed” remembers it for up to 365 days.', 'userfeedback' ),
			],
			[
				__( 'While you answer a survey, your browser’s session storage keeps your answers and what you have typed.', 'userfeedback' ),
				__( 'So you can go on after a reload or on another page.', 'userfeedback' ),
				__( 'They are removed from there when you finish or close the tab.', 'userfeedback' ),
				__( 'Until you close the tab, it also remembers that you have been counted, so that you count once.', 'userfeedback' ),
			],
			[
				__( 'If only some visitors see a survey, another cookie (the same name and “-share”) holds a random number.', 'userfeedback' ),
				__( 'The number decides whether you see the survey. It is kept for 400 days.', 'userfeedback' ),
				__( 'If we show no other survey for some days, the cookie “userfeedback-seen” holds the time of the last one.', 'userfeedback' ),
			],
			[
				__( 'Answers that have not reached us yet are kept in your browser’s local storage until they were sent.', 'userfeedback' ),
				__( 'After 7 days they are no longer sent, and are removed when you next open a page with a survey.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return list<list<string>>
	 */
	private function recipients(): array {
		return [
			[
				__( 'Your answers are stored on this site and read by the people who manage its surveys.', 'userfeedback' ),
				__( 'If they asked for it, each new response is sent to them by email with all its answers.', 'userfeedback' ),
				__( 'The survey sends your answers to this site only, not to other services.', 'userfeedback' ),
				__( 'An analytics service of this site may count that you have seen, begun or finished a survey.', 'userfeedback' ),
				__( 'It does not receive your answers.', 'userfeedback' ),
			],
		];
	}

	private static function lifetime( int $days ): string {
		return $days === 0
			? __( 'until you close your browser', 'userfeedback' )
			/* translators: %s: number of days. */
			: sprintf( _n( 'for %s day', 'for %s days', $days, 'userfeedback' ), number_format_i18n( $days ) );
	}

	/**
	 * @param list<string> $sentences
	 */
	private static function paragraph( array $sentences ): string {
		return sprintf( '<p>%s</p>', esc_html( implode( ' ', $sentences ) ) );
	}
}
