<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;

/**
 * What the Addons screen asks admin-ajax.php for.
 *
 * @since 0.1.0
 */
final class AddOnActions extends AjaxActions {

	/** What the screen asks for first. */
	public const GET = 'userfeedback_get_addons';

	private const INSTALL_CAPABILITIES  = [ Capability::MANAGE, 'install_plugins' ];
	private const UPLOAD_CAPABILITIES   = [ Capability::MANAGE, 'install_plugins', 'upload_plugins' ];
	private const ACTIVATE_CAPABILITIES = [ Capability::MANAGE, 'activate_plugins' ];

	/**
	 * @param (Closure(string): bool)|null $isUploaded Whether a file came with this request; null to ask PHP.
	 */
	public function __construct(
		private readonly AddOnList $list,
		private readonly AddOnInstaller $installer,
		private readonly AddOnActivation $activation,
		private readonly Catalogue $catalogue,
		private readonly ?Closure $isUploaded = null
	) {}

	protected function actions(): array {
		return [
			self::GET                       => self::action( [ Capability::MANAGE ], $this->all( ... ) ),
			'userfeedback_install_addon'    => self::action( self::INSTALL_CAPABILITIES, $this->install( ... ), self::INSTALL ),
			'userfeedback_upload_addon'     => self::action( self::UPLOAD_CAPABILITIES, $this->upload( ... ), self::INSTALL ),
			'userfeedback_activate_addon'   => self::action( self::ACTIVATE_CAPABILITIES, $this->activate( ... ), self::ACTIVATE ),
			'userfeedback_deactivate_addon' => self::action( self::ACTIVATE_CAPABILITIES, $this->deactivate( ... ), self::DEACTIVATE ),
		];
	}

	/**
	 * What GET answers, for the page to carry; null where somebody elsewhere would have to be asked, which may take long.
	 *
	 * @return array<string, mixed>|null
	 */
	public function first(): ?array {
		return $this->catalogue->isAtHand() ? $this->all() : null;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function all(): array {
		// Both ask WordPress whether files may be changed at all, too.
		$mayInstall = current_user_can( 'install_plugins' );
		return $this->list->all() + [
			'can_install'  => $mayInstall && $this->catalogue->hasSource(),
			'can_activate' => current_user_can( 'activate_plugins' ),
			'can_upload'   => $mayInstall && current_user_can( 'upload_plugins' ),
		];
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function install( array $fields ): array {
		$addOn = AddOn::tryFrom( $fields['plugin'] ?? '' ) ?? throw AddOnRefused::unknown();
		$this->installer->install( $addOn );
		if ( ( $fields['activate'] ?? '' ) === '1' && current_user_can( 'activate_plugins' ) ) {
			try {
				$this->activation->activate( $addOn );
			} catch ( AddOnRefused $refused ) {
				throw AddOnRefused::installedOnly( $addOn, $refused );
			}
		}
		return $this->answer( $addOn );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function upload(): array {
		$sent = $_FILES['package'] ?? null;
		$file = is_array( $sent ) && is_string( $sent['tmp_name'] ?? null ) && ( $sent['error'] ?? null ) === UPLOAD_ERR_OK ? $sent['tmp_name'] : '';
		if ( $file === '' || ! ( $this->isUploaded ?? is_uploaded_file( ... ) )( $file ) ) {
			throw AddOnRefused::notUploaded();
		}
		return $this->answer( $this->installer->upload( $file ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function activate( array $fields ): array {
		$addOn = $this->ofBasename( $fields );
		$this->activation->activate( $addOn );
		return $this->answer( $addOn );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function deactivate( array $fields ): array {
		$addOn = $this->ofBasename( $fields );
		$this->activation->deactivate( $addOn );
		return $this->answer( $addOn );
	}

	/**
	 * @param array<string, string> $fields
	 * @throws AddOnRefused When it is any other plugin.
	 */
	private function ofBasename( array $fields ): AddOn {
		return AddOn::ofBasename( $fields['plugin'] ?? '' ) ?? throw AddOnRefused::unknown();
	}

	/**
	 * @return array{addon: array<string, mixed>}
	 */
	private function answer( AddOn $addOn ): array {
		return [ 'addon' => $this->list->one( $addOn ) ];
	}
}
