/** Names and values that a browser would send for a form (files left out). */
function entriesOf(form: HTMLFormElement, submitter?: HTMLElement | null): [string, string][] {
  return [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement) {
      return control.disabled
        ? []
        : [...control.selectedOptions].map((option) => [control.name, option.value]);
    }
    const isSent =
      (control instanceof HTMLInputElement && isFilledIn(control)) ||
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLButtonElement && control === submitter);
    return isSent && control.name !== '' && !control.matches(':disabled')
      ? [[control.name, control.value]]
      : [];
  });
}

const isFilledIn = ({ type, checked }: HTMLInputElement) =>
  !['submit', 'button', 'image', 'reset', 'file'].includes(type) &&
  (!['checkbox', 'radio'].includes(type) || checked);

/**
 * The FormData of Node, which the router's requests need, made able to read a form of jsdom, which it does
 * not know.
 */
export class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super();
    if (!form) return;
    for (const [name, value] of entriesOf(form, submitter)) this.append(name, value);
  }
}
