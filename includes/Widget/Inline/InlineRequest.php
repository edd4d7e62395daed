<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Client;
use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\SubmissionRefused;
use UserFeedback\Responses\Visitor;
use UserFeedback\Responses\VisitorCountry;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\RequestOrigin;
use UserFeedback\Support\StorageKey;
use UserFeedback\Support\TemporaryFailure;
use UserFeedback\Surveys\Logic\ComparedAnswers;
use UserFeedback\Surveys\Settings\Redirects;
use UserFeedback\Widget\PageAddresses;

/**
 * Requests of browsers without scripts to a page with an inline survey: the form that was sent, and the thank-you after it.
 *
 * Public: neither a login nor a WordPress nonce is checked, because pages come from caches. The token of the form says which page it is from.
 *
 * @since 0.6.0
 */
final class InlineRequest {

	/**
	 * @param Closure(): InlineSubmissionService $submissions Called only if a form was sent.
	 * @param Closure(): VisitorCountry          $country     Likewise.
	 */
	public function __construct(
		#[Lazy( InlineSubmissionService::class )] private readonly Closure $submissions,
		private readonly InlinePage $page,
		private readonly PageReader $pages,
		private readonly ClientIp $clientIp,
		#[Lazy( VisitorCountry::class )] private readonly Closure $country
	) {}

	/**
	 * Whether the request is for this class. Visits of pages hardly ever are.
	 */
	public static function concerns(): bool {
		return isset( $_POST[ PostedForm::SURVEY ] ) || isset( $_GET[ InlinePage::ANSWERED ] );
	}

	/**
	 * Accepts a form, before the page is created. After success the browser continues at another URL, so that a reload sends nothing.
	 */
	public function respond(): void {
		$url = $this->handle();
		if ( $url !== null ) {
			// Not wp_safe_redirect(): owners may lead visitors to another site.
			wp_redirect( $url, 303 );
			exit;
		}
	}

	/**
	 * Accepts a form.
	 *
	 * @return string|null URL at which the browser continues; null to create the page.
	 */
	public function handle(): ?string {
		$answered = Cast::string( $_GET[ InlinePage::ANSWERED ] ?? '' );
		if ( preg_match( '/^\d{1,18}(-\d{1,3})?$/D', $answered ) === 1 ) {
			self::keepOutOfCaches();
			$this->page->thank( "userfeedback-$answered" );
		}
		$form = self::server( 'REQUEST_METHOD' ) === 'POST' ? PostedForm::read( wp_unslash( $_POST ) ) : null;
		if ( $form === null ) {
			return null;
		}
		self::keepOutOfCaches();
		try {
			return $this->accepted( $form );
		} catch ( NotFound ) {
			$this->refuse( $form, SubmissionRefused::closed() );
		} catch ( DomainError $error ) {
			$this->refuse( $form, $error );
		} catch ( TemporaryFailure $failure ) {
			$this->refuse( $form, $failure->refusal() );
		}
		return null;
	}

	private function accepted( PostedForm $form ): string {
		$sender   = $this->clientIp->sender( $_SERVER );
		$visitor  = new Visitor(
			$sender,
			$form->website,
			null,
			Client::fromUserAgent( self::server( 'HTTP_USER_AGENT' ) ),
			isCrossSite: RequestOrigin::isCrossSite(),
			country: ( $this->country )()->of( $_SERVER, $sender )
		);
		$page     = [ 'url' => self::address() ] + PageAddresses::page();
		$agent    = self::server( 'HTTP_USER_AGENT' ) . "\n" . self::server( 'HTTP_ACCEPT_LANGUAGE' );
		$accepted = ( $this->submissions )()->accept( $form, $this->pages->read( $page ), $visitor, $agent );
		self::remember( $accepted );
		$data    = $this->page->dataOf( $accepted->survey )['surveys'][0];
		$values  = array_column( $accepted->answers, 'value', 'question_id' );
		$answers = new ComparedAnswers( $accepted->asked, $values, $accepted->survey->questions );
		$target  = Redirects::target( Cast::at( $data, 'settings', 'thank_you' ), $answers );
		if ( $target !== '' ) {
			return $target;
		}
		$id = preg_match( "/^userfeedback-({$accepted->survey->id}(-\d{1,3})?)$/D", $form->formId, $found ) === 1
			? $found[1]
			: (string) $accepted->survey->id;
		return add_query_arg( InlinePage::ANSWERED, $id, self::address() ) . "#userfeedback-$id";
	}

	private function refuse( PostedForm $form, DomainError $error ): void {
		status_header( $error->status );
		if ( $error->retryAfter !== null && ! headers_sent() ) {
			header( "Retry-After: $error->retryAfter" );
		}
		$this->page->refuse( ( $this->submissions )()->refused( $form, $error->getMessage(), $error->errors ) );
	}

	/**
	 * Sets the cookie that the widget sets: the survey was answered, so its popup does not show again.
	 */
	private static function remember( AcceptedForm $accepted ): void {
		if ( headers_sent() ) {
			return;
		}
		$days  = CookieDays::get()['submitted'];
		$value = [
			'submitted'        => true,
			'last_response_id' => $accepted->submissionId,
		];
		setcookie(
			StorageKey::named( $accepted->survey->cookieName() ),
			(string) wp_json_encode( $value ),
			[
				'expires'  => $days === 0 ? 0 : time() + $days * DAY_IN_SECONDS,
				'path'     => '/',
				'samesite' => 'Lax',
			]
		);
	}

	/**
	 * URL of this request, without an earlier thank-you.
	 */
	private static function address(): string {
		$home   = wp_parse_url( home_url() );
		$port   = isset( $home['port'] ) ? ":{$home['port']}" : '';
		$origin = ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port;
		// Browsers drop control characters and read backslashes as slashes.
		$path = (string) preg_replace( '/[\x00-\x1f\x7f]+/', '', self::server( 'REQUEST_URI' ) );
		// One slash: "//host/" would be read as another host where only the path is taken.
		return remove_query_arg( InlinePage::ANSWERED, $origin . '/' . ltrim( $path, '/\\' ) );
	}

	/**
	 * The answer to a form is for one visitor.
	 */
	private static function keepOutOfCaches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
	}

	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
